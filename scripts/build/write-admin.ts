// Writes the editor at /admin, if the owner has asked for it.
import '../site/environment'
import { writeAdmin } from '../editor/admin'
import { exportFolder } from '../site/exported-files'
import { company } from '@/lib/site/company'

const { editor } = company()
if (editor) await writeAdmin(exportFolder, editor)
