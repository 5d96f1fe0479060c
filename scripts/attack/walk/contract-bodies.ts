import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const CONTRACTS = join(import.meta.dirname, '../../../contracts')
const DEPTH_MAX = 6

type JsonSchema = {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
}

/**
 * A body for each shape that our contracts describe, with `word` wherever they want a text: what is right about
 * it brings a hostile word past the first check.
 */
export async function contractBodies(word: string): Promise<unknown[]> {
  const files = readdirSync(CONTRACTS).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  const modules: object[] = await Promise.all(files.map((name) => import(join(CONTRACTS, name))))
  const shapes = modules
    .flatMap((module) => Object.values(module))
    .filter((value) => value instanceof z.ZodType)
  const bodies = shapes.map((shape) =>
    sampleOf(
      z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', cycles: 'ref' }) as JsonSchema,
      word,
      0,
    ),
  )
  return bodies.filter((body) => typeof body === 'object' && body !== null)
}

function sampleOf(schema: JsonSchema, word: string, depth: number): unknown {
  if (depth > DEPTH_MAX) return null
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return sampleOf(choice, word, depth + 1)
  if (schema.properties) {
    const entries = Object.entries(schema.properties)
    return Object.fromEntries(entries.map(([name, of]) => [name, sampleOf(of, word, depth + 1)]))
  }
  if (schema.type === 'array') return [sampleOf(schema.items ?? {}, word, depth + 1)]
  if (schema.type === 'number' || schema.type === 'integer') return 1
  return schema.type === 'boolean' ? true : word
}
