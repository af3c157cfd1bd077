import { LifeSizeDrawing } from './LifeSizeDrawing'
import { SourcedText } from '@/components/ui/SourcedText'
import { TextLink } from '@/components/ui/TextLink'
import { isTall, lifeSize, type GroupColumns } from '@/lib/guide/ruler'
import type { RulerItem } from '@/lib/guide/ruler-schema'

type Props = { heading: string; items: readonly RulerItem[]; columns: GroupColumns }

const spans: Record<GroupColumns, string> = {
  1: 'lg:col-span-1 print:col-span-1',
  4: 'lg:col-span-4 print:col-span-4',
  5: 'lg:col-span-full print:col-span-full',
}

/** Animals or traces at life size: the small ones in rows, and the tall ones beside them. */
export function LifeSizeGroup({ heading, items, columns }: Props) {
  const tall = items.filter(isTall)
  return (
    <section className={`grid content-start gap-3 print:gap-1 ${spans[columns]}`}>
      <h2 className="border-b border-ochre pb-1 text-2xl print:pb-0">{heading}</h2>
      <div className="grid gap-x-4 gap-y-6 sm:flex sm:items-start print:flex print:gap-x-2">
        <ul className="grid grow grid-cols-[repeat(auto-fill,minmax(34mm,1fr))] gap-x-2 gap-y-6 lg:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] print:grid-cols-[repeat(auto-fill,minmax(34mm,1fr))] print:gap-y-3">
          {items.filter((item) => !isTall(item)).map(listItem)}
        </ul>
        {tall.length > 0 && (
          <ul className="flex shrink-0 flex-wrap gap-x-6 gap-y-6 sm:flex-nowrap print:flex-nowrap print:gap-x-3">
            {tall.map(listItem)}
          </ul>
        )}
      </div>
    </section>
  )
}

function listItem(item: RulerItem) {
  const { name, size, mark, href } = item
  const drawing = lifeSize(item)
  return (
    <li
      key={name}
      className={`grid gap-1 text-xs ${isTall(item) ? 'content-start' : 'row-span-2 grid-rows-subgrid'}`}
    >
      <div className="self-end pb-1">
        <LifeSizeDrawing {...drawing} />
      </div>
      <div className={isTall(item) ? 'w-min min-w-full' : 'wrap-anywhere'}>
        <p className="font-semibold">
          <TextLink href={href} isAlone>
            {name}
          </TextLink>
        </p>
        <p>
          <SourcedText text={size} />
        </p>
        <p className="text-ink-soft">{mark}</p>
      </div>
    </li>
  )
}
