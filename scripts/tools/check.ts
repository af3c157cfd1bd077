// `npm run check:content`: prints what is wrong in content/, each with its file, line and field.
import '../site/environment'
import { report } from '../checks/run'
import { contentProblems } from '@/lib/site/site-content'

report(contentProblems())
