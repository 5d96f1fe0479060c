import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'

/** A regular expression as written in a source file. */
export type Expression = { readonly pattern: string; readonly flags: string; readonly file: string }

export type Found = {
  readonly expressions: readonly Expression[]
  /** Files that assemble an expression at run time. */
  readonly assembling: readonly string[]
}

/** Every regular expression in the sources of some folders, excluding tests but including generated files. */
export function findExpressions(folders: readonly string[]): Found {
  const expressions = new Map<string, Expression>()
  const assembling = new Set<string>()
  for (const file of folders.flatMap(sourcesIn)) {
    const source = readFileSync(file, 'utf8')
    if (!source.includes('/') && !source.includes('RegExp')) continue
    const { body } = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') })
    const waiting: unknown[] = [body]
    while (waiting.length > 0) {
      const node = waiting.pop()
      if (typeof node !== 'object' || node === null) continue
      if (isLiteral(node)) {
        const { pattern, flags } = node
        expressions.set(`${pattern}/${flags}`, { pattern, flags, file })
      } else if (isAssembled(node)) assembling.add(file)
      waiting.push(...Object.values(node))
    }
  }
  return { expressions: [...expressions.values()], assembling: [...assembling] }
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test|bench)\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

function isLiteral(node: object): node is { pattern: string; flags: string } {
  return 'type' in node && node.type === 'RegExpLiteral'
}

/** Matches `new RegExp(…)` and `RegExp(…)`. */
function isAssembled(node: object): boolean {
  if (!('type' in node) || (node.type !== 'NewExpression' && node.type !== 'CallExpression')) return false
  const callee: unknown = Reflect.get(node, 'callee')
  return typeof callee === 'object' && callee !== null && Reflect.get(callee, 'value') === 'RegExp'
}
