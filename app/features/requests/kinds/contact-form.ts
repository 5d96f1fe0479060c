import type { RequestForm } from '../form/request-form.ts'

/** Spec §3. A telephone number counts only if its sender prefers to be called. */
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
