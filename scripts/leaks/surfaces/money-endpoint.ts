import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql'
import type { Target } from '../../attack/target/target.ts'
import type { Ledger, Place } from '../ledger.ts'
import { type FetchedResponse, fetchBytes } from '../target/fetch-bytes.ts'
import { moneySelection } from './money-queries.ts'

/** A GraphQL API with one of its keys. */
export type Endpoint = { readonly path: string; readonly headers: Readonly<Record<string, string>> }

/** Each query omits the fields that were not served so far, but may contain others that are not. */
const TRIES_MAX = 100

/** Creates functions that read everything with an amount from APIs that share the schema of `schemaEndpoint`. */
export async function openMoneyQueries(target: Target, ledger: Ledger, schemaEndpoint: Endpoint) {
  const { data } = JSON.parse((await send(schemaEndpoint, getIntrospectionQuery())).bytes.toString()) as {
    data: IntrospectionQuery
  }
  const schema = buildClientSchema(data)
  /** `Type.field`. */
  const unserved = new Set<string>()

  function send({ path, headers }: Endpoint, document: string): Promise<FetchedResponse> {
    return fetchBytes(target, {
      path,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: document }),
    })
  }

  /** Sends a document. Returns the response as text; throws if it has errors. */
  async function read(endpoint: Endpoint, place: Place, document: string): Promise<string> {
    const response = await send(endpoint, document)
    ledger.recordResponse(place, response)
    const text = response.bytes.toString()
    if (text.includes('"errors":')) throw new Error(`${place.route} was refused: ${text.slice(0, 600)}`)
    return text
  }

  /** Sends a document with the selection of a type, reduced until every field in it is served. */
  async function readAll(
    endpoint: Endpoint,
    place: Place,
    type: string,
    documentOf: (selection: string) => string,
  ): Promise<void> {
    for (let count = 0; count < TRIES_MAX; count++) {
      const selection = moneySelection(schema, type, unserved)
      if (selection === null) throw new Error(`${type} has no amounts`)
      const document = documentOf(selection)
      const text = (await send(endpoint, document)).bytes.toString()
      const missing = [...text.matchAll(/Field (\w+\.\w+) is not served/g)]
      for (const [, name = ''] of missing) unserved.add(name)
      if (missing.length > 0) continue
      await read(endpoint, place, document)
      return
    }
    throw new Error(`${place.route}: too many fields are not served`)
  }
  return { read, readAll }
}
