/**
 * What a tax number does to an exemption from tax, which the house decides for one number: another number ends it until the house
 * has decided again. `taxNumber` is undefined if it does not change.
 */
export function exemptionAfter(
  company: { readonly taxNumber: string },
  taxNumber: string | undefined,
): { isTaxExempt: false; exemptionDecidedBy: null; exemptionDecidedAt: null } | null {
  if (taxNumber === undefined || compactNumber(taxNumber) === compactNumber(company.taxNumber)) return null
  return { isTaxExempt: false, exemptionDecidedBy: null, exemptionDecidedAt: null }
}

/** A tax number without what people type to make it readable. */
function compactNumber(taxNumber: string): string {
  return taxNumber.replace(/[\s./-]/g, '').toUpperCase()
}
