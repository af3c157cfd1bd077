import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What an owner does who takes over the site: the files that stand in rehearsal/site/, and these words everywhere else. */
const words: readonly [from: RegExp, to: string][] = [
  [
    /Columbus, Dublin, Westerville, Grove City, Worthington, Gahanna, and all of Franklin County, plus places in Delaware, Licking, and Fairfield counties/g,
    'Fort Wayne and all of Allen County, and towns in DeKalb, Huntington, Whitley, and Wells counties',
  ],
  [/Central Ohio/g, 'Northeast Indiana'],
  [
    /Franklin, Delaware, Licking, and Fairfield counties/g,
    'Allen, DeKalb, Huntington, Whitley, and Wells counties',
  ],
  [/(Franklin|Licking|Fairfield)\s+County/g, 'Allen County'],
  [/Columbus/g, 'Fort Wayne'],
  [/within Ohio law/g, 'as the law asks'],
  [/Ohio/g, 'Indiana'],
  [/ready for heat\b/g, 'ready for steam'],
  [/\(614\) \d{3}-\d{4}/g, '(260) 555-2468'],
]

/** Links of a text to articles and places: those that they lead to are gone. */
const links: readonly [from: RegExp, to: string][] = [
  [/\[([^\]]*)\]\(\/(?:blog|locations)\/[^)]*\)/g, '$1'],
  [/^ +link: \{ text: .*, href: \/blog\/.*\n/gm, ''],
  [/^ +article: .*\n/gm, ''],
  [/^ +(?:locations|places): \[.*\n/gm, ''],
]

/** A fourth service, as an entry of content/services.yaml and one of content/service-terms.yaml. */
const service = `  - slug: rodents
    name: Mice and Rats
    heading: 'Mice and rats: out, and kept out'
    title: Mouse and Rat Control in ((city)), ((state))
    description: 'Mice in the garage, rats below the shed: we find the gap, close it with metal, set traps along the walls, and come back until they have stayed empty.'
    keywords:
      - mouse control
      - rat control
    summary: 'Mice in the garage or rats below the shed: we close the gap first, and then we trap.'
    introduction: A mouse needs a gap as wide as a pencil. We look for that gap before we set a trap, because a house that’s open fills again.
    specimen:
      file: mouse
      common: House mouse
      latin: Mus musculus
    steps:
      heading: How we work
      items:
        - title: Inspection
          text: We go around the outside first, low and slow, with a flashlight.
        - title: Closing gaps
          text: Copper mesh and mortar in the wall, a metal sweep on the door.
        - title: Traps
          text: A dozen snap traps along the walls, in boxes where a child or a pet lives.
        - title: Follow-up visits
          text: We come back until the traps have stayed empty for two weeks.
    picture:
      kind: ranch
      heading: Where mice get into a house like this
    questions:
      - question: Do you use poison for mice?
        answer: Rarely indoors. A mouse that’s eaten bait dies where you can’t reach it, and you’ll smell it for a month. Traps are quicker, and you see what you’ve caught.
      - question: How do I tell a rat from a mouse?
        answer: By what it leaves. A mouse dropping is like a grain of rice, and a rat’s is as long as a bean. A rat also gnaws holes that you can put a thumb in.
      - question: We’ve caught six. Is that all of them?
        answer: Leave the traps out. Once they’ve stayed empty for two weeks, you can call it done, and not before.
      - question: Can a cat do the job?
        answer: Some can, for a while. It won’t close the gap under your door, though, and that’s where the next one comes in.
    callToAction: Ask About Mice and Rats
    offersCall: true
`

const facts = `
rodents:
  price:
    - how many gaps have to be closed
    - how big the house is, and whether it has a crawl space
  range: false
  soon: Usually within the week. Call, and we’ll name a day.
  visitLength: false
  visits:
    - animal: Mice
      visits: it’s over when the traps have stayed empty for two weeks
  prepare:
    text: Write down where you heard them, and leave the droppings where they are.
  reentry: We use traps, and you can stay. Where a product is needed, we tell you first what its label says.
  payment: When the work’s done.
  methods: false
`

/** @param root Folder of a copy of the repository. */
export function makeOtherCompany(root: string) {
  const content = join(root, 'content')
  const towns = readdirSync(join(content, 'locations')).map((file) => {
    const [, city = ''] =
      /^city: (.*)$/m.exec(readFileSync(join(content, 'locations', file), 'utf8')) ?? []
    return city
  })
  const town: [RegExp, string] = [new RegExp(`\\b(${towns.join('|')})\\b`, 'g'), 'Auburn']
  for (const folder of ['articles', 'locations']) {
    rmSync(join(content, folder), { recursive: true })
  }
  // The map's water, roads and counties: an owner may do without them.
  for (const file of ['map.yaml', 'map-counties.yaml']) rmSync(join(content, file))
  // An owner leaves alone what the claims are.
  const isEdited = (file: string) => basename(file) !== 'claims.yaml'
  for (const file of textFiles(content).filter(isEdited)) {
    change(file, (text) =>
      [...links, ...words, town].reduce((result, [from, to]) => result.replace(from, to), text),
    )
  }
  change(join(content, 'services.yaml'), (text) => text + service)
  change(
    join(content, 'service-terms.yaml'),
    (text) => text.replace(/^( +range:)$/gm, '$1 false') + facts,
  )
  cpSync(join(root, 'scripts/rehearsal/site'), root, { recursive: true })
  const today = new Date().toISOString().slice(0, 10)
  change(join(content, 'company.yaml'), (text) =>
    text.replace(/^(securityContactChecked:).*$/m, `$1 ${today}`),
  )
}

function textFiles(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|ts|yaml)$/.test(file))
    .map((file) => join(folder, file))
}

function change(file: string, edit: (text: string) => string) {
  writeFileSync(file, edit(readFileSync(file, 'utf8')))
}
