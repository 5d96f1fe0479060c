import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { countItems, findLongestList, type Variables } from './input-lists.ts'

/** The largest document of the official clients has about 1,500 tokens. Validation takes quadratic time. */
const TOKENS_MAX = 2500

/** The deepest document of the official clients (introspection aside) nests 11 fields. */
const DEPTH_MAX = 15

/** The maximum number of fields in a response. The storefront's page of 250 products has about 103,000. */
const FIELDS_MAX = 120_000

/**
 * The maximum number of characters of text in a response, since a field may be a long description and be requested
 * under many aliases. A page of 250 products has a tenth of that.
 */
const TEXT_MAX_LENGTH = 8_000_000
const TEXT_TOO_LONG = `The response has more than ${TEXT_MAX_LENGTH} characters of text`

/** The database cost limit of one request: fifty searches, or one mutation with the longest list. */
const LOADS_MAX = 300

/** Mutations run one after the other, each in its own transaction. */
const MUTATIONS_MAX = 10

/** The hosted service's limit for every list in an argument. */
const LIST_MAX = 250

/** Limits the number of variable errors in a response. */
const VARIABLE_OPTIONS = { maxErrors: 50 }

/**
 * The number of fields in the response if every list has its requested length, their nesting depth, and their database
 * loads.
 */
type Cost = { fields: number; depth: number; loads: number }

/**
 * The cost of fields that run a search or a query for each alias. Batched fields, such as products by id, are not
 * included.
 */
const FIELD_LOADS: ReadonlyMap<string, number> = new Map([
  ['search', 5],
  ['products', 5],
  ['productRecommendations', 5],
  ['orders', 5],
  ['collections', 1],
])

const QUERY_LOADS = 1

const MUTATION_LOADS = 10

/** Introspection costs as much as the description of the whole schema. */
const INTROSPECTION_FIELDS = 20_000

/** A field may be repeated under a hundred aliases, and is resolved for each of them. */
const ALIAS_FIELDS = 10

const NO_COST: Cost = { fields: 0, depth: 0, loads: 0 }

/** Refuses a document that is too long, too deep or too costly, before any resolver runs. */
export function limitQueries(): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: TOKENS_MAX }))
    },
    onExecute({ args, setResultAndStopExecution }) {
      const { schema, document, operationName, variableValues } = args
      const operation = getOperationAST(document, operationName)
      if (!operation) return
      // Measures the values that resolvers receive, including defaults.
      const { coerced } = getVariableValues(
        schema,
        operation.variableDefinitions ?? [],
        variableValues ?? {},
        VARIABLE_OPTIONS,
      )
      // Invalid variables are reported during execution.
      const refusal = coerced && findLimitError(document, operation, coerced)
      if (refusal) return void setResultAndStopExecution({ errors: [refusal] })
      return {
        onExecuteDone({ result, setResult }) {
          if ('data' in result && subtractTextLength(result.data, TEXT_MAX_LENGTH) < 0)
            setResult({ errors: [refuse('MAX_COMPLEXITY_EXCEEDED', TEXT_TOO_LONG)] })
        },
      }
    },
  }
}

function findLimitError(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): GraphQLError | null {
  const longest = findLongestList(document, variables)
  if (longest > LIST_MAX) {
    return refuse(
      'MAX_INPUT_SIZE_EXCEEDED',
      `The input array size of ${longest} is greater than the maximum allowed of ${LIST_MAX}`,
    )
  }
  const roots = collectRootFields(document, operation).length
  if (operation.operation === 'mutation' && roots > MUTATIONS_MAX) {
    return limitError('MAX_COMPLEXITY_EXCEEDED', `Request has ${roots} mutations`, MUTATIONS_MAX)
  }
  const { fields, depth, loads } = computeCost(document, operation, variables)
  if (depth > DEPTH_MAX) return limitError('MAX_DEPTH_EXCEEDED', `Query has depth ${depth}`, DEPTH_MAX)
  if (fields > FIELDS_MAX) {
    return limitError('MAX_COMPLEXITY_EXCEEDED', `Query has complexity ${fields}`, FIELDS_MAX)
  }
  if (loads > LOADS_MAX) return limitError('MAX_COMPLEXITY_EXCEEDED', `Query has cost ${loads}`, LOADS_MAX)
  return null
}

/** Subtracts the length of all texts in a value from `left`. Stops once the result is negative. */
function subtractTextLength(value: unknown, left: number): number {
  if (typeof value === 'string') return left - value.length
  if (typeof value !== 'object' || value === null) return left
  let rest = left
  for (const part of Object.values(value)) {
    rest = subtractTextLength(part, rest)
    if (rest < 0) break
  }
  return rest
}

function limitError(code: string, problem: string, maximum: number): GraphQLError {
  return refuse(code, `${problem}, which exceeds the maximum of ${maximum}`)
}

function refuse(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

/** Returns the cost of an operation. Each fragment is computed once, so that the work cannot grow exponentially. */
export function computeCost(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Cost {
  const fragments = collectFragments(document)
  const fragmentCosts = new Map<string, Cost>()

  function fragmentCost(name: string): Cost {
    const known = fragmentCosts.get(name)
    if (known) return known
    const selection = fragments.get(name)
    const cost = selection ? selectionCost(selection) : NO_COST
    fragmentCosts.set(name, cost)
    return cost
  }

  function selectionCost({ selections }: SelectionSetNode): Cost {
    return selections.reduce<Cost>((sum, node) => {
      const cost =
        node.kind === Kind.FIELD
          ? fieldCost(node)
          : node.kind === Kind.INLINE_FRAGMENT
            ? selectionCost(node.selectionSet)
            : fragmentCost(node.name.value)
      return {
        fields: sum.fields + cost.fields,
        depth: Math.max(sum.depth, cost.depth),
        loads: sum.loads + cost.loads,
      }
    }, NO_COST)
  }

  function fieldCost(field: FieldNode): Cost {
    const name = field.name.value
    // Introspection is deep by nature, and the schema is finite.
    if (name.startsWith('__')) {
      return { fields: field.selectionSet ? INTROSPECTION_FIELDS : 1, depth: 1, loads: 0 }
    }
    const inner = field.selectionSet ? selectionCost(field.selectionSet) : NO_COST
    const length = requestedLength(field, variables)
    return {
      fields: (field.alias ? ALIAS_FIELDS : 1) + length * inner.fields,
      depth: 1 + inner.depth,
      loads: (FIELD_LOADS.get(name) ?? 0) + length * inner.loads,
    }
  }

  const cost = selectionCost(operation.selectionSet)
  const roots = collectRootFields(document, operation)
  const countLoads =
    operation.operation === 'mutation'
      ? (field: FieldNode) => mutationLoads(field, variables)
      : () => QUERY_LOADS
  return { ...cost, loads: roots.reduce((sum, field) => sum + countLoads(field), cost.loads) }
}

/** Returns the root fields of an operation, one for each alias. */
function collectRootFields(document: DocumentNode, operation: OperationDefinitionNode): FieldNode[] {
  const fragments = collectFragments(document)
  const visited = new Set<string>()

  function collectFields({ selections }: SelectionSetNode): FieldNode[] {
    return selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node]
      if (node.kind === Kind.INLINE_FRAGMENT) return collectFields(node.selectionSet)
      const name = node.name.value
      const selection = visited.has(name) ? undefined : fragments.get(name)
      visited.add(name)
      return selection ? collectFields(selection) : []
    })
  }

  return collectFields(operation.selectionSet)
}

function mutationLoads(field: FieldNode, variables: Variables): number {
  const items = (field.arguments ?? []).map(({ value }) => countItems(value, variables))
  return items.reduce((sum, count) => sum + count, MUTATION_LOADS)
}

function collectFragments({ definitions }: DocumentNode): ReadonlyMap<string, SelectionSetNode> {
  const fragments = new Map<string, SelectionSetNode>()
  for (const node of definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node.selectionSet)
  }
  return fragments
}

/** Returns the length of the list that a field requests by `first`, `last` or `ids`, and 1 for anything else. */
function requestedLength(field: FieldNode, variables: Variables): number {
  const lengths = (field.arguments ?? []).map(({ name, value }) => {
    if (!['first', 'last', 'ids'].includes(name.value)) return 1
    if (value.kind === Kind.INT) return Number(value.value)
    if (value.kind === Kind.LIST) return value.values.length
    const argument = value.kind === Kind.VARIABLE ? variables[value.name.value] : 1
    return Array.isArray(argument) ? argument.length : typeof argument === 'number' ? argument : 1
  })
  return Math.max(1, ...lengths)
}
