import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'

/** Every file of ours below these folders, by its path from the root of the repository. */
export function sourceFiles(folders: readonly string[], endings: readonly string[]) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => endings.includes(extname(path)))
      .sort()
      .map((path) => ({
        path: `${folder}/${path}`,
        source: readFileSync(`${folder}/${path}`, 'utf8'),
      })),
  )
}
