import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'

/** The budget for the scripts that a page loads before any interaction, in bytes compressed with Brotli. */
const BUDGET_BYTES = 130_000
const PAGES = [
  'routes/editorial/home',
  'routes/catalogue/category',
  'routes/catalogue/product',
  'routes/search/search-results',
  'routes/bag/cart',
]
const CLIENT = 'build/client'
/** A name that the bundle of every react-admin application contains. */
const DESK_MARK = 'RaDataTable'

const module = z.object({ module: z.string(), imports: z.array(z.string()).default([]) })
const manifest = z.object({
  entry: module,
  routes: z.record(z.string(), module.extend({ parentId: z.string().optional() })),
})

export type PageBytes = { readonly page: string; readonly bytes: number }

/** Finds pages whose scripts are over the budget, and desk code in files of the storefront. Requires a build. */
export function findClientByteProblems(): string[] {
  const pages = measureClientBytes()
  const missing = PAGES.filter((page) => !pages.some((measured) => measured.page === page))
  return [
    ...findDeskCode(),
    ...missing.map((page) => `${page} is not in the build`),
    ...pages
      .filter(({ bytes }) => bytes > BUDGET_BYTES)
      .map(({ page, bytes }) => `${page} loads ${bytes} bytes of script, at most ${BUDGET_BYTES}`),
  ]
}

/** The bytes of the scripts of each page of the built shop: those of the entry, its route and all layouts. */
export function measureClientBytes(): PageBytes[] {
  const { entry, routes } = readManifest()
  return PAGES.filter((page) => routes[page]).map((page) => {
    const files = new Set([entry.module, ...entry.imports])
    for (let id: string | undefined = page; id !== undefined; id = routes[id]?.parentId) {
      const route = routes[id]
      for (const file of route ? [route.module, ...route.imports] : []) files.add(file)
    }
    return { page, bytes: [...files].reduce((sum, file) => sum + transferredBytes(file), 0) }
  })
}

/** Reports a desk without the mark, too, because then the check could not find anything. */
function findDeskCode(): string[] {
  const blind = filesWithMark('build/desk').length === 0 ? [`No file of the desk contains ${DESK_MARK}`] : []
  return [...blind, ...filesWithMark(CLIENT).map((file) => `${file} of the storefront contains the desk`)]
}

function filesWithMark(folder: string): string[] {
  return readdirSync(join(folder, 'assets')).filter(
    (file) => file.endsWith('.js') && readFileSync(join(folder, 'assets', file), 'utf8').includes(DESK_MARK),
  )
}

function readManifest(): z.infer<typeof manifest> {
  const name = readdirSync(join(CLIENT, 'assets')).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('There is no build: run `npm run build` first')
  const text = readFileSync(join(CLIENT, 'assets', name), 'utf8')
  return manifest.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)))
}

function transferredBytes(path: string): number {
  return brotliCompressSync(readFileSync(join(CLIENT, path))).byteLength
}
