import type { ComponentType } from 'react'
import type { RequestKind } from '#domain/request/request-kinds.ts'
import type { KindFieldsProps } from '../form/request-form-view.tsx'
import { ConsultationFields } from './consultation-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { CustomizationFields } from './customization-fields.tsx'
import { ExpertFields } from './expert-fields.tsx'
import { AvailabilityFields, BackInStockFields, MoreInformationFields } from './message-fields.tsx'
import { QuoteFields } from './quote-fields.tsx'
import { WhiteGloveFields } from './white-glove-fields.tsx'

const FIELDS: Readonly<Partial<Record<RequestKind, ComponentType<KindFieldsProps>>>> = {
  contact: ContactFields,
  customization: CustomizationFields,
  'white-glove': WhiteGloveFields,
  'more-information': MoreInformationFields,
  expert: ExpertFields,
  availability: AvailabilityFields,
  'back-in-stock': BackInStockFields,
  quote: QuoteFields,
  consultation: ConsultationFields,
}

/** Whether a kind has a form besides the contact form, which has its own path. */
export function hasFields(kind: RequestKind): boolean {
  return kind !== 'contact' && FIELDS[kind] !== undefined
}

/** The fields of the form's kind. */
export function KindFields(props: KindFieldsProps) {
  const Fields = FIELDS[props.data.kind]
  return Fields && <Fields {...props} />
}
