import { AGREED_ATTRIBUTES, type CustomerOrder } from '#contracts/order/customer-orders.ts'

/** The attribute for the handle of the product page, for which the official schema has no field. */
export const HANDLE_ATTRIBUTE = 'handle'

/** The attribute for the delivery promise as JSON (`contracts/order/delivery-promise.ts`). */
const PROMISE_ATTRIBUTE = 'deliveryPromise'

/** Returns a `LineItem`, the piece as sold. */
export function toLineNode(line: CustomerOrder['lines'][number]) {
  const { id, title, variantTitle, variantId, sku, artisanName, picture, quantity, promise } = line
  return {
    id,
    title,
    variantTitle,
    variantId,
    sku,
    quantity,
    vendor: artisanName,
    name: variantTitle ? `${title} - ${variantTitle}` : title,
    image: picture && {
      ...picture,
      altText: picture.alt,
      id: null,
      src: picture.url,
      originalSrc: picture.url,
    },
    price: line.unitPrice,
    totalPrice: line.subtotal,
    giftCard: false,
    requiresShipping: true,
    customAttributes: [
      { key: HANDLE_ATTRIBUTE, value: line.handle },
      ...(promise ? [{ key: PROMISE_ATTRIBUTE, value: JSON.stringify(promise) }] : []),
      ...agreedAttributes(line),
    ],
  }
}

function agreedAttributes({ finish, projectName, projectListId, compareAt }: CustomerOrder['lines'][number]) {
  return [
    { key: AGREED_ATTRIBUTES.finish, value: finish },
    { key: AGREED_ATTRIBUTES.projectName, value: projectName },
    { key: AGREED_ATTRIBUTES.projectList, value: projectListId },
    { key: AGREED_ATTRIBUTES.fullPrice, value: compareAt?.amount ?? null },
  ].filter(({ value }) => value !== null)
}

export type LineNode = ReturnType<typeof toLineNode>
