import { basename } from 'node:path'
import { defineConfig, globalIgnores } from 'eslint/config'
import nextCoreWebVitals from 'eslint-config-next/core-web-vitals'
import nextTypeScript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'
import jsxA11y from 'eslint-plugin-jsx-a11y'

/**
 * The architecture, once: a file may import from its own layer and from the layers below it, never
 * from one above. Folders on one line share a layer.
 */
const layers = [
  ['./app'],
  ['./components/layout', './components/sections'],
  ['./components/articles', './components/forms', './components/islands.ts'],
  ['./components/ui'],
  ['./lib'],
]

const layerZones = layers.slice(1).flatMap((layer, index) => ({
  target: layer,
  from: layers.slice(0, index + 1).flat(),
  message: 'Imports point down only: app, layout and sections, articles and forms, ui, lib.',
}))

/** The folders of lib, each with those that it may import beside the single files of lib. */
const libFolders = {
  browser: [],
  images: [],
  markdown: ['images'],
  content: ['markdown', 'images'],
  seo: ['content', 'markdown', 'images'],
  forms: ['content', 'markdown', 'images'],
}

const singleFiles = ['cached.ts', 'dates.ts', 'escape-html.ts', 'phone-number.ts']

const libZones = [
  ...Object.entries(libFolders).map(([folder, others]) => ({
    target: `./lib/${folder}`,
    from: './lib',
    except: [folder, ...others, ...singleFiles].map((path) => `./${path}`),
    message: 'In lib: seo and forms import content, content imports markdown and images.',
  })),
  {
    target: './lib/content/schemas',
    from: './lib/content',
    except: ['./schemas'],
    message: 'A schema knows only other schemas: what reads content imports it.',
  },
  {
    target: singleFiles.map((path) => `./lib/${path}`),
    from: './lib',
    message: 'A single file of lib imports nothing else of it.',
  },
]

/** What of lib is bundled for the browser, beside types. Anything else may read files, or is large. */
const forBrowser = [
  'browser/',
  'forms/(?!options$)',
  'content/article-query$',
  'content/fill$',
  'dates$',
]

/** @type {import('eslint').Linter.RulesRecord} */
const browserImports = {
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          regex: `^@/lib/(?!${forBrowser.join('|')})|^\\./options$`,
          allowTypeImports: true,
          message: 'This runs in the browser, for which that file of lib is not meant.',
        },
      ],
    },
  ],
}

/**
 * A file's name says what is in it, in the one spelling of its folder.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
const fileNames = {
  meta: { schema: false },
  create: (context) => ({
    Program(node) {
      const [spelling = ''] = context.options
      const name = basename(context.filename).replace(/\.\w+$/, '')
      if (/^(index|utils?|helpers|common|misc)$/.test(name)) {
        context.report({ node, message: 'Name the file after what is in it.' })
      }
      if (!new RegExp(spelling).test(name)) {
        context.report({ node, message: `A name here is written like ${spelling}.` })
      }
    },
  }),
}

/**
 * A component's file exports what it is named after.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
const exportsItsName = {
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename, '.tsx')
      const exported = new RegExp(`^export (async )?(function|const|class) ${name}\\b`, 'm')
      if (!exported.test(context.sourceCode.text)) {
        context.report({ node, message: `Export ${name}, which the file is named after.` })
      }
    },
  }),
}

const own = { rules: { 'file-names': fileNames, 'exports-its-name': exportsItsName } }

/** Classes of Tailwind's palette, and values of colors, both of which have names in app/globals.css. */
const paletteClass = String.raw`/-(slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-(50|[1-9]00|950)\b|\b(text|bg|border|fill|stroke)-(white|black)\b/`
const colorValue = String.raw`/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(rgba?|hsla?|oklch)\(/i`

/** Classes of a side that stays where it is when a translator turns the page around. */
const sideClass = String.raw`/(^|[\s:])-?(m[lr]|p[lr]|left|right|border-[lr]|rounded-[lr])-|\b(text|float)-(left|right)\b/`
const drawing = "JSXElement[openingElement.name.name='svg'] *"

const markupSyntax = [
  {
    selector: `:matches(Literal[value=${paletteClass}], TemplateElement[value.raw=${paletteClass}])`,
    message: 'Name the color by its role, as app/globals.css does.',
  },
  {
    selector: `:matches(Literal[value=${colorValue}], TemplateElement[value.raw=${colorValue}]):not(${drawing})`,
    message: 'A color has its value in app/globals.css alone.',
  },
  {
    selector: `:matches(Literal[value=${sideClass}], TemplateElement[value.raw=${sideClass}])`,
    message: 'Name the side by its start or end: ms, pe, inset-s, border-e, text-start.',
  },
  { selector: "JSXAttribute[name.name='data-testid']", message: 'Find it as visitors do.' },
]

const componentSyntax = [
  ...markupSyntax,
  {
    selector:
      "TSPropertySignature[key.name='className'], :function > ObjectPattern > Property[key.name='className']",
    message:
      'A component takes no class names: its looks are named, and space belongs to its parent.',
  },
  {
    selector:
      "TSTypeReference[typeName.name=/^(ComponentProps|HTMLAttributes)/]:not(TSTypeReference[typeName.name='Omit'] *)",
    message: "Omit 'className' from the props of an element.",
  },
]

const notClient = {
  selector: "ExpressionStatement[directive='use client']",
  message: 'React runs in the browser in components/articles and components/forms only.',
}

export default defineConfig([
  globalIgnores([
    '.next/**',
    'out/**',
    'next-env.d.ts',
    'public/**',
    'test-results/**',
    '.wrangler/**',
  ]),
  ...nextCoreWebVitals,
  ...nextTypeScript,
  {
    plugins: { own },
    rules: {
      'own/file-names': 'error',
      ...jsxA11y.flatConfigs.strict.rules,
      'import/no-restricted-paths': ['error', { zones: [...layerZones, ...libZones] }],
      'import/order': [
        'error',
        {
          'newlines-between': 'never',
          alphabetize: { order: 'asc', caseInsensitive: true },
          pathGroups: [{ pattern: '@/**', group: 'internal' }],
        },
      ],
      // A name that is the same everywhere can be searched for.
      'import/no-default-export': 'error',
      // Links are plain <a>: twenty <Link>s cost forty requests, and pages need no router.
      '@next/next/no-html-link-for-pages': 'off',
      // Drawings are SVG files of a few kB, and photos are encoded before the build: nothing for an image optimizer to do.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // The calendar takes focus when a visitor opens it, which is what its autoFocus means.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    // Islands are hydrated without Next, and one by one: there is no router, and ids from useId would collide.
    files: [
      'components/{articles,forms}/**',
      'components/ui/ArticleCard.tsx',
      'components/ui/*Field.tsx',
    ],
    rules: {
      ...browserImports,
      'no-restricted-imports': [
        'error',
        {
          // An icon is read from a file, which a browser does not have.
          patterns: ['next', 'next/*', '**/ui/Icon'],
          paths: [{ name: 'react', importNames: ['useId'] }],
        },
      ],
    },
  },
  {
    files: ['lib/browser/**', 'lib/forms/**'],
    ignores: ['lib/forms/options.ts'],
    rules: browserImports,
  },
  {
    // Nothing imports a test, and looking through packages, too, took two thirds of the time of the whole check.
    files: ['{app,components,lib,scripts}/**'],
    rules: { 'import/no-cycle': ['error', { ignoreExternal: true, disableScc: true }] },
  },
  {
    files: ['lib/**', 'scripts/**'],
    rules: { 'own/file-names': ['error', '^[a-z0-9]+(-[a-z0-9]+)*(\\.d)?$'] },
  },
  {
    files: ['components/**/*.tsx', 'app/**/_sections/*.tsx'],
    rules: {
      'own/file-names': ['error', '^([A-Z][a-z0-9]*)+$'],
      'own/exports-its-name': 'error',
    },
  },
  {
    files: ['app/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...markupSyntax, notClient] },
  },
  {
    files: ['components/**/*.tsx', 'app/**/_sections/*.tsx'],
    ignores: ['components/{articles,forms}/**'],
    rules: { 'no-restricted-syntax': ['error', ...componentSyntax, notClient] },
  },
  {
    files: ['components/{articles,forms}/**'],
    rules: { 'no-restricted-syntax': ['error', ...componentSyntax] },
  },
  {
    files: ['__tests__/**', 'e2e/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Identifier[name=/TestId|toMatch(Inline)?Snapshot/]',
          message: 'Find things as visitors do, and say what is expected of them.',
        },
      ],
    },
  },
  {
    // Where Next or a tool asks for a default export.
    files: ['app/**/{page,layout,not-found}.tsx', '**/*.config.{mjs,ts,js}', '**/*.d.ts'],
    rules: { 'import/no-default-export': 'off' },
  },
  prettier,
  // Blocks of more than one line have braces. After prettier's configuration, which turns the rule off.
  { rules: { curly: ['error', 'multi-line', 'consistent'] } },
])
