import { rectanglesIn } from './support/pdf-rectangles'
import { countSheets } from './support/sheets'
import { expect, main, test, type Page } from './support/test'
import { lifeSize } from '@/lib/guide/ruler'
import { company } from '@/lib/site/company'
import { ruler } from '@/lib/site/page-copy'

const items = ruler().groups.flatMap((group) => group.items)

/** In millimeters. A household ruler shows no smaller difference. */
const tolerance = 0.3

test('the ruler prints on one sheet, at life size, with the phone number', async ({ page }) => {
  await page.goto('/field-guide/ruler')
  expect(await countSheets(page)).toBe(1)
  const rectangles = rectanglesIn(await page.pdf({ format: 'Letter' }))
  const isSquare = ({ width, height }: { width: number; height: number }) =>
    Math.abs(width - 50) < tolerance && Math.abs(height - 50) < tolerance
  expect(rectangles.filter(isSquare), JSON.stringify(rectangles)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByText(ruler().square)).toBeVisible()
  await expect(page.getByText(`${company().name}, ${company().phone.display}`)).toBeVisible()
  await expectLifeSize(page)
})

test('on a screen the coin and every drawing have their size in CSS millimeters', async ({
  page,
}) => {
  await page.goto('/field-guide/ruler')
  await expectLifeSize(page)
  const { name, diameter } = ruler().screen.coin
  const coin = main(page).getByText(name, { exact: true }).locator('..').locator('svg')
  expect((await sizesOf(coin))[0]?.width).toBeCloseTo(diameter, 1)
})

async function expectLifeSize(page: Page) {
  const drawings = main(page).getByRole('listitem').locator('svg:not(svg > svg)')
  const shown = await sizesOf(drawings)
  expect(shown).toHaveLength(items.length)
  const bySize = (a: { width: number }, b: { width: number }) => a.width - b.width
  const expected = items.map(lifeSize).sort(bySize)
  for (const [index, { width }] of shown.sort(bySize).entries()) {
    expect(width).toBeCloseTo(expected[index]?.width ?? 0, 1)
  }
}

function sizesOf(drawings: ReturnType<Page['locator']>) {
  return drawings.evaluateAll((all) =>
    all.map((drawing) => {
      const { width, height } = drawing.getBoundingClientRect()
      return { width: (width / 96) * 25.4, height: (height / 96) * 25.4 }
    }),
  )
}
