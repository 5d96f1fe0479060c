/** Why a row of a product file is not imported. If one row is refused, so is its whole product. */
export type RefusalCode = keyof typeof TEXTS

export type Refusal = {
  /** Line of the file, counted from 1, header included. */
  line: number
  handle: string | null
  code: RefusalCode
  /** The invalid value, or the name of a missing one. */
  detail: string
}

export function refusalText({ code, detail }: Pick<Refusal, 'code' | 'detail'>): string {
  return TEXTS[code].replace('{}', detail)
}

const TEXTS = {
  'column-missing': 'the file has no column "{}"',
  'csv-malformed': 'the row is not valid CSV: {}',
  'row-too-long': 'the row has more fields than the header: {}',
  'handle-missing': 'the row has no handle',
  'handle-invalid': 'the handle "{}" has no letter or digit that an address can contain',
  'title-missing': 'the first row of a product must have a title',
  'collection-title-missing': 'the first row of a collection must have a title',
  'collection-match-invalid': 'Must Match is "{}" and must be "all conditions" or "any condition"',
  'collection-rule-unknown': 'the rule "{}" is not supported',
  'collection-condition-invalid':
    'the rule "{}" does not end in an amount such as 12.50, a weight such as 500 g, or a whole number',
  'collection-command-unsupported': 'the command "{}" is not supported, and the row is skipped',
  'status-invalid': 'the status "{}" must be active, draft or archived',
  'moment-invalid': '"{}" is not an ISO date and time',
  'option-name-missing': 'the value "{}" belongs to an option without a name',
  'option-value-missing': 'the variant has no value for the option "{}"',
  'variant-missing': 'the product has no variant with a price',
  'variant-repeated': 'the variant "{}" appears twice',
  'too-many-variants': 'a product may have at most {} variants',
  'price-missing': 'the variant has no price in {}',
  'price-invalid': 'the price "{}" is not an amount such as 1250.00',
  'price-unclear':
    'the price "{}" may mean two things, and no other price of the file shows which: write 1250.00 or 1.25',
  'number-invalid': '"{}" is not a whole number',
  'weight-invalid': 'the weight "{}" is not a number in g, kg, lb or oz',
  'yes-or-no-invalid': '"{}" is neither TRUE nor FALSE',
  'policy-invalid': 'the inventory policy "{}" is neither deny nor continue',

  'metafield-invalid': 'the value of {} is neither text nor valid JSON',
  'shipping-costs-invalid':
    'the shipping costs are not a JSON list such as [{"market":"EU","amount":{"EUR":"90.0","USD":"99.0","GBP":"79.0"}}]: {}',
  'shipping-market-unknown': 'the shipping costs name the market "{}", which must be USA, UK, EU or ROW',
  'shipping-market-repeated': 'the shipping costs name the market "{}" twice',
  'shipping-amount-invalid':
    'the shipping cost of the market "{}" is neither an amount nor one for each currency',
  'swatch-invalid': 'the swatches are not a JSON object of option values and colors such as #aa5500: {}',
  'translated-handle-invalid':
    'the translated handle "{}" may contain only lowercase letters, digits and hyphens',
  'translated-handle-taken': 'another product has the translated handle "{}"',
} as const
