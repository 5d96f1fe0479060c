import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { parametersOf, type Route } from '../../../routes/route.ts'

const CONTRACTS = join(import.meta.dirname, '../../../../contracts')
const DEPTH_MAX = 6

type JsonSchema = {
  readonly type?: string
  readonly format?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
}

/** The shape of a body in our contracts, and the words of its name. */
export type Shape = {
  readonly words: readonly string[]
  readonly module: string
  readonly schema: JsonSchema
}

/** The contract modules of each service for which they are not just the one with the service's name. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  identity: ['identity', 'identity-desk', 'passkeys'],
  commerce: ['checkout', 'order', 'customer-orders'],
  platform: ['platform', 'customer-cart', 'counted-searches', 'list', 'list-sharing', 'export', 'studio'],
  search: ['search-record', 'search-indexes'],
}

/** Reads all object schemas of our contracts. */
export async function readShapes(): Promise<Shape[]> {
  const files = readdirSync(CONTRACTS, { encoding: 'utf8', recursive: true }).filter(
    (name) => name.endsWith('.ts') && !name.includes('.test.'),
  )
  const shapes = await Promise.all(
    files.map(async (file) => {
      const module: object = await import(join(CONTRACTS, file))
      return Object.entries(module).flatMap(([name, value]) =>
        value instanceof z.ZodType ? [toShape(basename(file, '.ts'), name, value)] : [],
      )
    }),
  )
  return shapes.flat().filter(({ schema }) => typeof bodyOf(schema, '') === 'object')
}

function toShape(module: string, name: string, value: z.ZodType): Shape {
  const schema = z.toJSONSchema(value, { io: 'input', unrepresentable: 'any', cycles: 'ref' })
  return { module, words: wordsOf(name), schema: schema as JsonSchema }
}

/** The shapes that may fit a route: those of its service whose names share the most words with it. */
export function shapesFor(shapes: readonly Shape[], { part, pattern }: Route): readonly Shape[] {
  const modules = MODULES[part] ?? [part]
  const own = shapes.filter(({ module, words }) => modules.includes(module) && !words.includes('answer'))
  const path = wordsOf(parametersOf(pattern).reduce((rest, name) => rest.replace(name, ''), pattern))
  const scores = own.map(
    ({ words }) => words.filter((word) => path.some((each) => isSameWord(word, each))).length,
  )
  const most = Math.max(...scores, 0)
  const best = own.filter((_, index) => scores[index] === most)
  return best.length > 0 ? best : shapes
}

/** `checkoutDetails` and `/checkout/details` have the same words. */
function wordsOf(text: string): string[] {
  return text
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && word !== 'services')
}

/** Treats `search` and `searches`, `fulfilment` and `fulfilments` as the same word. */
function isSameWord(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one)
}

/** A body with a given shape, with `word` as every text: the valid structure passes the first checks. */
export function bodyOf(schema: JsonSchema, word: string, depth = 0): unknown {
  if (depth > DEPTH_MAX) return null
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return bodyOf(choice, word, depth + 1)
  if (schema.properties) {
    const entries = Object.entries(schema.properties)
    return Object.fromEntries(entries.map(([name, property]) => [name, bodyOf(property, word, depth + 1)]))
  }
  if (schema.type === 'array') return [bodyOf(schema.items ?? {}, word, depth + 1)]
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  return EXAMPLES[schema.format ?? ''] ?? word.slice(0, schema.maxLength)
}

/** Texts whose format is validated first. */
const EXAMPLES: Readonly<Record<string, string>> = {
  email: 'someone@example.com',
  uuid: '01890a5d-ac96-774b-bcce-b302099a8057',
  uri: 'https://example.com/',
  'date-time': '2026-11-20T09:30:00Z',
  date: '2026-11-20',
}
