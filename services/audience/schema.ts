import { GraphQLError } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { QUALIFIED, UNKNOWN_VISITOR, visitorId } from '#contracts/audience.ts'
import { AUDIENCES } from '#domain/visitor/segments.ts'
import { findAudiences, findCustomer, type IdentifiedCustomer } from './find-audiences.ts'
import type { AudienceOptions } from './options.ts'

export type Execution = { options: AudienceOptions }

const typeDefs = `
  type Query { customer(vuid: String): Customer }
  type Customer { vuid: String audiences(subset: [String]): AudienceConnection }
  type AudienceConnection { edges: [AudienceEdge!]! }
  type AudienceEdge { node: Audience! }
  type Audience { name: String! state: String! }
`

export function audienceSchema() {
  return createSchema<Execution>({
    typeDefs,
    resolvers: {
      Query: {
        async customer(_root, { vuid }: { vuid?: string | null }, { options }) {
          const requested = visitorId.safeParse(vuid)
          const customer = requested.success ? await findCustomer(options, requested.data) : null
          if (customer === null) throw unknownVisitor()
          return customer
        },
      },
      Customer: {
        async audiences(
          customer: IdentifiedCustomer,
          { subset }: { subset?: unknown[] | null },
          { options },
        ) {
          const requested = AUDIENCES.filter((name) => subset?.includes(name) ?? true)
          const found = await findAudiences(options, customer, requested)
          return { edges: found.map((name) => ({ node: { name, state: QUALIFIED } })) }
        },
      },
    },
  })
}

function unknownVisitor(): GraphQLError {
  return new GraphQLError('No customer has this identifier', {
    extensions: { code: UNKNOWN_VISITOR, classification: 'DataFetchingException' },
  })
}
