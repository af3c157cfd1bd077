// Writes the editor at /admin, if the owner has asked for it.
import './environment'
import { writeAdmin } from './admin'
import { exportFolder } from './exported-files'
import { company } from '@/lib/company/company'

const { editor } = company()
if (editor) await writeAdmin(exportFolder, editor)
