import { createInterface } from 'node:readline/promises'
import type { HouseCurrencies } from '#domain/market/house-currencies.ts'
import { CURRENCIES, type Currency, isCurrency } from '#domain/money/money.ts'
import { StartFault } from '#services/kernel/start-fault.ts'

const CHOICES = CURRENCIES.join(', ')

/**
 * The currency of the plain price columns: from the option `--currency`, from the house, or as entered by the user.
 * Throws StartFault if there is none, since a wrong currency would sell every product at a wrong price.
 */
export async function chooseBaseCurrency(
  option: string | undefined,
  { base, sold }: HouseCurrencies,
  { input, output }: { input: NodeJS.ReadStream; output: NodeJS.WriteStream },
): Promise<Currency> {
  if (option !== undefined) return toCurrency(option)
  if (base) return base
  if (!input.isTTY) {
    throw new StartFault(
      'The file does not say which currency its prices are in. Name it with --currency EUR, or as currencies.base in house.json.',
    )
  }
  const terminal = createInterface({ input, output })
  try {
    return toCurrency(
      await terminal.question(`Which currency are the prices of the file in? (${sold.join(', ')}) `),
    )
  } finally {
    terminal.close()
  }
}

function toCurrency(text: string): Currency {
  const code = text.trim().toUpperCase()
  if (isCurrency(code)) return code
  throw new StartFault(`"${text.trim()}" is not a currency of the shop: use one of ${CHOICES}.`)
}
