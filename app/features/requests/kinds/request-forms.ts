import type { RequestKind } from '#domain/request/request-kinds.ts'
import { parseBudget } from '#domain/request/typed-budget.ts'
import type { RequestForm } from '../form/request-form.ts'
import { consultationForm } from './consultation-form.ts'
import { customizationForm } from './customization-form.ts'
import { expertForm } from './expert-form.ts'

/** Spec §3: includes the measurements of the building. */
const whiteGloveForm: RequestForm = {
  kind: 'white-glove',
  names: [
    'street',
    'city',
    'zone',
    'postalCode',
    'country',
    'floor',
    'stairsWidth',
    'elevatorWidth',
    'bottleneckWidth',
    'unit',
    'numberOfPieces',
    'assemble',
    'certificate',
    'message',
    'orderNumber',
    'name',
    'email',
  ],
  toFields: ({ name: _, email: __, assemble, certificate, ...fields }) => ({
    ...fields,
    assemble: assemble !== 'no',
    certificate: certificate === 'on',
  }),
}

/** The pieces of the bag or list are read again when the form is sent. */
const quoteForm: RequestForm = {
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
    budget: parseBudget(budget) ?? budget,
  }),
}

const MESSAGE_FIELDS = ['message', 'name', 'email']

const noFields = () => ({})

const moreInformationForm: RequestForm = {
  kind: 'more-information',
  names: MESSAGE_FIELDS,
  toFields: noFields,
}

/** Spec §6: requests the price and the date of a piece that is available upon request. */
const availabilityForm: RequestForm = {
  kind: 'availability',
  names: ['quantity', ...MESSAGE_FIELDS],
  toFields: noFields,
}

const backInStockForm: RequestForm = {
  kind: 'back-in-stock',
  names: ['email'],
  toFields: noFields,
}

/** Spec §3. A phone number counts only if the sender prefers a call. */
export const contactForm: RequestForm = {
  kind: 'contact',
  names: ['name', 'email', 'topic', 'orderNumber', 'message', 'prefersPhone', 'phone'],
  toFields: ({ topic = '', orderNumber = '', prefersPhone, phone = '' }) => ({
    topic,
    orderNumber,
    prefersPhone: prefersPhone === 'on',
    phone: prefersPhone === 'on' ? phone : '',
  }),
}

export const REQUEST_FORMS: Readonly<Record<RequestKind, RequestForm>> = {
  contact: contactForm,
  customization: customizationForm,
  'white-glove': whiteGloveForm,
  'more-information': moreInformationForm,
  expert: expertForm,
  availability: availabilityForm,
  'back-in-stock': backInStockForm,
  quote: quoteForm,
  consultation: consultationForm,
}
