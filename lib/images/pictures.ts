import { readFileSync } from 'node:fs'
import { parse } from 'node:path'
import { readSvg, type Svg } from './svg'
import { cached } from '@/lib/cached'

/** @throws When the file is missing, or is no drawing that a page can show. */
export function readSvgFile(file: string): Svg {
  const text = readFileSync(file, 'utf8')
  try {
    return readSvgOnce(`${parse(file).name}\n${text}`)
  } catch (error) {
    throw new Error(`${file} ${(error as Error).message}`)
  }
}

/** A page reads a drawing several times. The key contains its text, so that a changed file is read again. */
const readSvgOnce = cached((nameAndText: string) => {
  const [name = '', text = ''] = nameAndText.split(/\n(.*)/s)
  return readSvg(text, name)
})
