// Ends a build with what preflight says of the site.
import './environment'
import { findLaunchProblems } from '../tools/preflight/launch-problems'
import { buildReport } from '../tools/preflight/report'
import { getEntry } from '@/lib/content/content'

const { isReady, output } = await buildReport(getEntry('company'), process.env, findLaunchProblems)
if (output) console.log(output)
if (!isReady) process.exitCode = 1
