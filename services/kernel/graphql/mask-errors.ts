import { GraphQLError } from 'graphql'
import { maskError } from 'graphql-yoga'
import { isUnstorable } from '../database/unstorable.ts'

/**
 * Masks errors of resolvers: an invalid value becomes a 400, and a bug is reported, with a generic message for the
 * client.
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
