import { type DocumentNode, Kind, type ValueNode, visit } from 'graphql'

export type Variables = Readonly<Record<string, unknown>>

export function findLongestList(document: DocumentNode, variables: Variables): number {
  let longest = 0
  visit(document, {
    ListValue({ values }) {
      longest = Math.max(longest, values.length)
    },
  })
  for (const list of collectLists(variables, { withinLists: true })) longest = Math.max(longest, list.length)
  return longest
}

/** Counts the items that an argument lists, such as the lines of a cart, without lists inside the items. */
export function countItems(argument: ValueNode, variables: Variables): number {
  if (argument.kind === Kind.LIST) return argument.values.length
  if (argument.kind === Kind.OBJECT) {
    return argument.fields.reduce((sum, { value }) => sum + countItems(value, variables), 0)
  }
  if (argument.kind !== Kind.VARIABLE) return 0
  const lists = collectLists(variables[argument.name.value], { withinLists: false })
  return lists.reduce((sum, list) => sum + list.length, 0)
}

function collectLists(value: unknown, { withinLists }: { withinLists: boolean }): unknown[][] {
  const lists: unknown[][] = []
  const pending = [value]
  while (pending.length > 0) {
    const next = pending.pop()
    if (Array.isArray(next)) lists.push(next)
    if (typeof next !== 'object' || next === null || (Array.isArray(next) && !withinLists)) continue
    for (const inner of Object.values(next)) pending.push(inner)
  }
  return lists
}
