// Prints the editor's configuration, made from the files of content/ as they are now.
import { sveltiaConfig } from './sveltia-config'

process.stdout.write(JSON.stringify(sveltiaConfig()))
