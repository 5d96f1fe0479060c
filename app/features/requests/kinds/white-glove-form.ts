import type { RequestForm } from '../form/request-form.ts'

/** Spec §3: a delivery into the room, with the measurements of the building. */
export const whiteGloveForm: RequestForm = {
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
