import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** The deepest document of the official clients (introspection aside) nests 11 fields. */
const QUERY_DEPTH_MAX = 15

/**
 * Fields that one answer may hold at most, counted as if every list were as long as asked for.
 * A page of 250 products with ten variants and ten pictures each comes to about 120,000.
 */
const QUERY_COST_MAX = 200_000

/** Words and signs of a document: the largest of the official clients has about 1,500. Checking costs their square. */
const QUERY_TOKENS_MAX = 4000

type Variables = Readonly<Record<string, unknown>>
type Cost = { fields: number; depth: number }

/** Refuses a document that is too long, too deep or would answer too much, before any resolver runs. */
export function limitQueryCost(): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: QUERY_TOKENS_MAX }))
    },
    onExecute({ args, setResultAndStopExecution }) {
      const { document, operationName, variableValues } = args
      const operation = getOperationAST(document, operationName)
      const refusal = operation && refusalOf(costOf(document, operation, variableValues ?? {}))
      if (refusal) setResultAndStopExecution({ errors: [refusal] })
    },
  }
}

/** How much an operation asks for. Each fragment is counted once, so a document cannot explode in here. */
export function costOf(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Cost {
  const fragments = new Map<string, SelectionSetNode>()
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node.selectionSet)
  }
  const counted = new Map<string, Cost>()

  function ofFragment(name: string): Cost {
    const known = counted.get(name)
    if (known) return known
    const selection = fragments.get(name)
    const cost = selection ? ofSelection(selection) : { fields: 0, depth: 0 }
    counted.set(name, cost)
    return cost
  }

  function ofSelection({ selections }: SelectionSetNode): Cost {
    return selections.reduce<Cost>(
      (sum, node) => {
        const cost =
          node.kind === Kind.FIELD
            ? ofField(node)
            : node.kind === Kind.INLINE_FRAGMENT
              ? ofSelection(node.selectionSet)
              : ofFragment(node.name.value)
        return { fields: sum.fields + cost.fields, depth: Math.max(sum.depth, cost.depth) }
      },
      { fields: 0, depth: 0 },
    )
  }

  function ofField(field: FieldNode): Cost {
    // Introspection is deep by nature, and the schema is finite.
    if (!field.selectionSet || field.name.value.startsWith('__')) return { fields: 1, depth: 1 }
    const inner = ofSelection(field.selectionSet)
    return { fields: 1 + lengthOf(field, variables) * inner.fields, depth: 1 + inner.depth }
  }

  return ofSelection(operation.selectionSet)
}

/** The length of the list that a field asks for by `first`, `last` or `ids`; 1 for anything else. */
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

function refusalOf({ fields, depth }: Cost): GraphQLError | null {
  if (depth > QUERY_DEPTH_MAX) {
    return new GraphQLError(`Query has depth ${depth}, which exceeds the maximum of ${QUERY_DEPTH_MAX}`, {
      extensions: { code: 'MAX_DEPTH_EXCEEDED' },
    })
  }
  if (fields > QUERY_COST_MAX) {
    return new GraphQLError(
      `Query has complexity ${fields}, which exceeds the maximum of ${QUERY_COST_MAX}`,
      {
        extensions: { code: 'MAX_COMPLEXITY_EXCEEDED' },
      },
    )
  }
  return null
}
