import type { RequestForm } from '../form/request-form.ts'

const NAMES = ['message', 'name', 'email']
const noFields = () => ({})

export const moreInformationForm: RequestForm = {
  kind: 'more-information',
  names: NAMES,
  toFields: noFields,
}

/** Spec §6: the price and the date of a piece that is available upon request. */
export const availabilityForm: RequestForm = {
  kind: 'availability',
  names: ['quantity', ...NAMES],
  toFields: noFields,
}

/** An email once a variant is in stock again. */
export const backInStockForm: RequestForm = {
  kind: 'back-in-stock',
  names: ['email'],
  toFields: noFields,
}
