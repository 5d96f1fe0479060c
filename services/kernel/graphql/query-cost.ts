import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { countItems, type Variables } from './input-lists.ts'

/**
 * `fields` of the response if every list had its maximum length, their nesting `depth`, and their `loads`.
 */
export type Cost = { fields: number; depth: number; loads: number }

/**
 * The cost of fields that run a search or a query for each alias. Batched fields, such as products by id, are
 * not included.
 */
const FIELD_LOADS: ReadonlyMap<string, number> = new Map([
  ['search', 5],
  ['products', 5],
  ['productRecommendations', 5],
  ['orders', 5],
  ['collections', 1],
])

/** The cost of each root field, and of each mutation in addition to the items of its lists. */
const QUERY_LOADS = 1
const MUTATION_LOADS = 10

/** Introspection costs as much as the description of the whole schema. */
const INTROSPECTION_FIELDS = 20_000

/** A field may be repeated under a hundred aliases, and is then resolved each time. */
const ALIAS_FIELDS = 10

const NOTHING: Cost = { fields: 0, depth: 0, loads: 0 }

/** The cost of an operation. Each fragment is counted once, so that documents cannot grow exponentially. */
export function costOf(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Cost {
  const fragments = fragmentsOf(document)
  const counted = new Map<string, Cost>()

  function ofFragment(name: string): Cost {
    const known = counted.get(name)
    if (known) return known
    const selection = fragments.get(name)
    const cost = selection ? ofSelection(selection) : NOTHING
    counted.set(name, cost)
    return cost
  }

  function ofSelection({ selections }: SelectionSetNode): Cost {
    return selections.reduce<Cost>((sum, node) => {
      const cost =
        node.kind === Kind.FIELD
          ? ofField(node)
          : node.kind === Kind.INLINE_FRAGMENT
            ? ofSelection(node.selectionSet)
            : ofFragment(node.name.value)
      return {
        fields: sum.fields + cost.fields,
        depth: Math.max(sum.depth, cost.depth),
        loads: sum.loads + cost.loads,
      }
    }, NOTHING)
  }

  function ofField(field: FieldNode): Cost {
    const name = field.name.value
    // Introspection is deep by nature, and the schema is finite.
    if (name.startsWith('__')) {
      return { fields: field.selectionSet ? INTROSPECTION_FIELDS : 1, depth: 1, loads: 0 }
    }
    const inner = field.selectionSet ? ofSelection(field.selectionSet) : NOTHING
    const length = lengthOf(field, variables)
    return {
      fields: (field.alias ? ALIAS_FIELDS : 1) + length * inner.fields,
      depth: 1 + inner.depth,
      loads: (FIELD_LOADS.get(name) ?? 0) + length * inner.loads,
    }
  }

  const cost = ofSelection(operation.selectionSet)
  const roots = rootFields(document, operation)
  const weigh =
    operation.operation === 'mutation'
      ? (field: FieldNode) => mutationLoads(field, variables)
      : () => QUERY_LOADS
  return { ...cost, loads: roots.reduce((sum, field) => sum + weigh(field), cost.loads) }
}

/** The root fields of an operation, one for each alias. */
export function rootFields(document: DocumentNode, operation: OperationDefinitionNode): FieldNode[] {
  const fragments = fragmentsOf(document)
  const visited = new Set<string>()

  function fieldsOf({ selections }: SelectionSetNode): FieldNode[] {
    return selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node]
      if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet)
      const name = node.name.value
      const selection = visited.has(name) ? undefined : fragments.get(name)
      visited.add(name)
      return selection ? fieldsOf(selection) : []
    })
  }

  return fieldsOf(operation.selectionSet)
}

function mutationLoads(field: FieldNode, variables: Variables): number {
  const items = (field.arguments ?? []).map(({ value }) => countItems(value, variables))
  return items.reduce((sum, count) => sum + count, MUTATION_LOADS)
}

function fragmentsOf({ definitions }: DocumentNode): ReadonlyMap<string, SelectionSetNode> {
  const fragments = new Map<string, SelectionSetNode>()
  for (const node of definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node.selectionSet)
  }
  return fragments
}

/** The length of the list that a field requests by `first`, `last` or `ids`; 1 for anything else. */
function lengthOf(field: FieldNode, variables: Variables): number {
  const lengths = (field.arguments ?? []).map(({ name, value }) => {
    if (!['first', 'last', 'ids'].includes(name.value)) return 1
    if (value.kind === Kind.INT) return Number(value.value)
    if (value.kind === Kind.LIST) return value.values.length
    const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : 1
    return Array.isArray(given) ? given.length : typeof given === 'number' ? given : 1
  })
  return Math.max(1, ...lengths)
}
