import { readBudget } from '#domain/request/typed-budget.ts'
import type { RequestForm } from '../form/request-form.ts'

/** A quote for the pieces of a bag or a list, which are read again as it is sent. */
export const quoteForm: RequestForm = {
  kind: 'quote',
  names: [
    'project',
    'dateNeeded',
    'budget',
    'currency',
    'quantity',
    'street',
    'city',
    'postalCode',
    'zone',
    'country',
    'message',
    'name',
    'email',
  ],
  readsPieces: true,
  toFields: ({ name: _, email: __, quantity: ___, budget = '', ...fields }) => ({
    ...fields,
    budget: readBudget(budget) ?? budget,
  }),
}
