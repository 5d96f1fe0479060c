import type { GraphQLSchema } from 'graphql'
import { createYoga } from 'graphql-yoga'
import { NETWORK_KEY_HEADER, VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { PREVIEW_DRAFTS, PREVIEW_HEADER } from '#contracts/preview.ts'
import { limitQueries } from '#services/kernel/graphql/limit-queries.ts'
import { maskErrors } from '#services/kernel/graphql/mask-errors.ts'
import { buildOfficialSchema } from '#services/kernel/graphql/official-schema.ts'
import { scalarResolvers } from '#services/kernel/graphql/scalars.ts'
import { cartResolvers } from './carts/cart-resolvers.ts'
import { createCatalogueLoader } from './catalogue/catalogue-loader.ts'
import { catalogueResolvers } from './catalogue/catalogue-resolvers.ts'
import type { Execution } from './catalogue/graphql/execution.ts'
import type { CommerceOptions } from './options.ts'

/** Handles one GraphQL request of a caller whose token has been checked. */
export type GraphqlEndpoint = (request: Request, access: Execution['access']) => Promise<Response>

// The largest document of the official clients is about 10 KB; a cart may carry 250 lines of variables.
const REQUEST_BYTES_MAX = 200_000

let schema: GraphQLSchema | undefined

/** The schema is built on the first request, not when the process starts. */
export function createGraphqlEndpoint(options: CommerceOptions): GraphqlEndpoint {
  let yoga: ReturnType<typeof createServer> | undefined
  return async (request, access) => {
    yoga ??= createServer(options)
    return yoga.fetch(request, {
      options,
      access,
      caller: resolveCaller(request.headers, access),
      showsDrafts: access === 'private' && request.headers.get(PREVIEW_HEADER) === PREVIEW_DRAFTS,
      catalogue: createCatalogueLoader(options.database),
    })
  }
}

/** A server passes on its visitor's network. With the public token, the caller's own network counts. */
function resolveCaller(headers: Headers, access: Execution['access']): string | null {
  return access === 'private'
    ? headers.get(VISITOR_KEY_HEADER)
    : (headers.get(NETWORK_KEY_HEADER) ?? 'unknown')
}

function createServer({ reportError }: CommerceOptions) {
  return createYoga<Execution>({
    schema: commerceSchema(),
    graphqlEndpoint: '/api/:version/graphql.json',
    // By default, Yoga allows every origin to read responses, including requests with a visitor's cookies.
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    multipart: false,
    maxRequestBodySize: REQUEST_BYTES_MAX,
    maskedErrors: maskErrors(reportError),
    plugins: [limitQueries()],
  })
}

/**
 * The whole official Storefront schema with the resolvers of this shop. Built on first use and then cached, since
 * building it takes about a tenth of a second.
 */
function commerceSchema(): GraphQLSchema {
  schema ??= buildOfficialSchema('storefront', [...catalogueResolvers, cartResolvers, scalarResolvers])
  return schema
}
