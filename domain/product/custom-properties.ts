import { parseWarehouse, type Warehouse } from '../delivery/warehouse.ts'
import { type CalendarDate, isCalendarDate } from '../house/calendar-date.ts'
import { readFlag, readRecord, readText } from './metafield-values.ts'

/** Spec §3: a product's `customProperties` field, a JSON object with these keys. */
export type CustomProperties = {
  /** Whether the customer's own material can be used for the upholstery. */
  readonly com: boolean
  readonly watt: string | null
  readonly voltage: string | null
  readonly lumen: string | null
  readonly bulb: string | null
  readonly energyClass: string | null
  /** Null if unspecified, as for everything but lamps. */
  readonly dimmable: boolean | null
  readonly suitableForContract: boolean
  readonly isFragile: boolean
  readonly isPreorder: boolean
  readonly availableFrom: CalendarDate | null
  /** Where the product ships from, if it cannot be derived (see `warehouseOf`). */
  readonly warehouse: Warehouse | null
  /** By variant number: the 3D model's name of its finish. */
  readonly modelFinishes: Readonly<Record<string, string>>
}

/** Parses the field's JSON; missing or invalid values become null or false. */
export function readCustomProperties(value: unknown): CustomProperties {
  const properties = readRecord(value)
  const availableFrom = readText(properties.availableFrom)
  return {
    com: readFlag(properties.com),
    watt: readText(properties.watt),
    voltage: readText(properties.voltage),
    lumen: readText(properties.lumen),
    bulb: readText(properties.bulb),
    energyClass: readText(properties.energyClass),
    dimmable: properties.dimmable === undefined ? null : readFlag(properties.dimmable),
    suitableForContract: readFlag(properties.suitableForContract),
    isFragile: readFlag(properties.isFragile),
    isPreorder: readFlag(properties.isPreorder),
    availableFrom: availableFrom !== null && isCalendarDate(availableFrom) ? availableFrom : null,
    warehouse: parseWarehouse(properties.warehouse),
    modelFinishes: readTexts(properties.modelFinishes),
  }
}

function readTexts(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(readRecord(value)).flatMap(([key, entry]) => {
      const text = readText(entry)
      return text === null ? [] : [[key, text] as const]
    }),
  )
}
