import { isMap, isSeq, LineCounter, parseDocument } from 'yaml'
import type { ContentFile, Finding } from './content'
import { officesFile } from '@/lib/guide/office-schema'

/** Numbers of offices that nobody has called: somebody with a bat above the bed will. */
export function officeFindings({ file, text }: ContentFile): Finding[] {
  if (file !== officesFile) return []
  const lines = new LineCounter()
  const offices = parseDocument(text, { lineCounter: lines }).get('offices')
  if (!isSeq(offices)) return []
  return offices.items
    .filter(isMap)
    .filter((office) => office.has('phone') && !office.has('called'))
    .map((office) => ({
      file,
      line: lines.linePos(office.range?.[0] ?? 0).line,
      problem: `Nobody has called ${String(office.get('phone'))}, the number of ${String(office.get('name'))}.`,
      fix: 'Call it, ask for its hours, and write the day behind called.',
      isHint: true,
    }))
}
