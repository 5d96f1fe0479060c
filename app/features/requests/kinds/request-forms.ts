import type { RequestKind } from '#domain/request/request-kinds.ts'
import type { RequestForm } from '../form/request-form.ts'
import { consultationForm } from './consultation-form.ts'
import { contactForm } from './contact-form.ts'
import { customizationForm } from './customization-form.ts'
import { expertForm } from './expert-form.ts'
import { availabilityForm, backInStockForm, moreInformationForm } from './message-forms.ts'
import { quoteForm } from './quote-form.ts'
import { whiteGloveForm } from './white-glove-form.ts'

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
