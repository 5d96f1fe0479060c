import { GraphQLError } from 'graphql'
import { maskError } from 'graphql-yoga'
import { isUnstorable } from '../database/unstorable.ts'

/**
 * Masks errors of resolvers: a client error becomes a 400; a bug is reported, and the client gets a generic message.
 */
export function maskFaults(reportFault: (fault: unknown) => void) {
  return {
    maskError(fault: unknown, message: string): Error {
      const original = fault instanceof GraphQLError ? fault.originalError : fault
      if (isUnstorable(original)) return new GraphQLError('a value cannot be looked up or stored', UNSTORABLE)
      const masked = maskError(fault, message)
      if (masked !== fault) reportFault(fault)
      return masked
    },
  }
}

const UNSTORABLE = { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } }
