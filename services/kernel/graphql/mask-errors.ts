import { GraphQLError } from 'graphql'
import { maskError } from 'graphql-yoga'
import { isUnstorable } from '../database/unstorable.ts'

/**
 * Masks errors of resolvers: a client error becomes a 400; a bug is reported, and the client gets a generic message.
 */
export function maskErrors(reportError: (error: unknown) => void) {
  return {
    maskError(error: unknown, message: string): Error {
      const original = error instanceof GraphQLError ? error.originalError : error
      if (isUnstorable(original)) return new GraphQLError('a value cannot be looked up or stored', UNSTORABLE)
      const masked = maskError(error, message)
      if (masked !== error) reportError(error)
      return masked
    },
  }
}

const UNSTORABLE = { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } }
