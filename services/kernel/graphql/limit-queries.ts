import {
  type DocumentNode,
  GraphQLError,
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
  parse,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { longestList, type Variables } from './input-lists.ts'
import { costOf, rootFields } from './query-cost.ts'

/** The largest document of the official clients has about 1,500 tokens. Validation takes quadratic time. */
const TOKENS_MAX = 2500

/** The deepest document of the official clients (introspection aside) nests 11 fields. */
const DEPTH_MAX = 15

/** Fields of a response. A page of 250 products as the storefront lists them has about 103,000. */
const FIELDS_MAX = 120_000

/**
 * Characters of the texts of a response: a field may be a description, and be requested under many names. A page of 250 products has a
 * tenth of it.
 */
const TEXT_MAX_LENGTH = 8_000_000

/** The database cost limit of one request: fifty searches, or one mutation with the longest list. */
const LOADS_MAX = 300

/** Mutations run one after the other, each in its own transaction. */
const MUTATIONS_MAX = 10

/** The hosted service's limit for every list in an argument. */
const LIST_MAX = 250

/** The maximum number of variable errors in a response. */
const ERRORS = { maxErrors: 50 }

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
        ERRORS,
      )
      // Invalid variables are reported by the execution.
      const refusal = coerced && refusalOf(document, operation, coerced)
      if (refusal) return void setResultAndStopExecution({ errors: [refusal] })
      return {
        onExecuteDone({ result, setResult }) {
          if ('data' in result && textLeft(result.data, TEXT_MAX_LENGTH) < 0)
            setResult({
              errors: [exceeded('MAX_COMPLEXITY_EXCEEDED', 'The response is long', TEXT_MAX_LENGTH)],
            })
        },
      }
    },
  }
}

function refusalOf(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): GraphQLError | null {
  const longest = longestList(document, variables)
  if (longest > LIST_MAX) {
    return refuse(
      'MAX_INPUT_SIZE_EXCEEDED',
      `The input array size of ${longest} is greater than the maximum allowed of ${LIST_MAX}`,
    )
  }
  const roots = rootFields(document, operation).length
  if (operation.operation === 'mutation' && roots > MUTATIONS_MAX) {
    return exceeded('MAX_COMPLEXITY_EXCEEDED', `Request has ${roots} mutations`, MUTATIONS_MAX)
  }
  const { fields, depth, loads } = costOf(document, operation, variables)
  if (depth > DEPTH_MAX) return exceeded('MAX_DEPTH_EXCEEDED', `Query has depth ${depth}`, DEPTH_MAX)
  if (fields > FIELDS_MAX) {
    return exceeded('MAX_COMPLEXITY_EXCEEDED', `Query has complexity ${fields}`, FIELDS_MAX)
  }
  if (loads > LOADS_MAX) return exceeded('MAX_COMPLEXITY_EXCEEDED', `Query has cost ${loads}`, LOADS_MAX)
  return null
}

/** What is left of a length after the texts of a value; stops once nothing is. */
function textLeft(value: unknown, left: number): number {
  if (typeof value === 'string') return left - value.length
  if (typeof value !== 'object' || value === null) return left
  let rest = left
  for (const part of Object.values(value)) {
    rest = textLeft(part, rest)
    if (rest < 0) break
  }
  return rest
}

function exceeded(code: string, finding: string, maximum: number): GraphQLError {
  return refuse(code, `${finding}, which exceeds the maximum of ${maximum}`)
}

function refuse(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}
