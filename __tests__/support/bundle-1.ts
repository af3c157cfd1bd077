import { runBundle } from './bundle'

runBundle(0)
