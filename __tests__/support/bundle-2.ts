import { runBundle } from './bundle'

runBundle(1)
