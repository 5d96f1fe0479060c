import type { Units } from '../market/market.ts'
import type { Dimensions } from './product-attributes.ts'

const CM_PER_INCH = 2.54
const KG_PER_POUND = 0.453_592_37

/** A measurement for display, in the visitor's units with at most one decimal. */
export type Measure = { readonly value: number; readonly unit: 'cm' | 'in' | 'kg' | 'lb' }

/** Both bounds are inclusive; null for none. */
export type Range = { readonly min: number | null; readonly max: number | null }

export type DimensionAxis = 'width' | 'depth' | 'height' | 'seatHeight' | 'armHeight' | 'weight'

/** Spec §9: inches for the US, centimeters elsewhere; one decimal. */
export function measureLength(centimeters: number, units: Units): Measure {
  const value = units === 'in' ? centimeters / CM_PER_INCH : centimeters
  return { value: toOneDecimal(value), unit: units }
}

/** Pounds for inches, kilograms for centimeters. */
export function measureWeight(kilograms: number, units: Units): Measure {
  if (units === 'cm') return { value: toOneDecimal(kilograms), unit: 'kg' }
  return { value: toOneDecimal(kilograms / KG_PER_POUND), unit: 'lb' }
}

/** The known dimensions of width × depth × height, in that order. */
export function overallSize(
  dimensions: Dimensions,
  units: Units,
): { axis: DimensionAxis; measure: Measure }[] {
  return measureAll(dimensions, units).filter(({ axis }) => OVERALL_AXES.includes(axis))
}

/** Spec §3: every known dimension in the visitor's units. */
export function measureAll(
  dimensions: Dimensions,
  units: Units,
): { axis: DimensionAxis; measure: Measure }[] {
  const lengths = LENGTH_AXES.flatMap((axis) => {
    const centimeters = dimensions[`${axis}Cm`]
    return centimeters === null ? [] : [{ axis, measure: measureLength(centimeters, units) }]
  })
  if (dimensions.weightKg === null) return lengths
  return [...lengths, { axis: 'weight' as const, measure: measureWeight(dimensions.weightKg, units) }]
}

/** Converts from the visitor's units. */
export function rangeInCm({ min, max }: Range, units: Units): Range {
  const factor = units === 'in' ? CM_PER_INCH : 1
  return { min: min === null ? null : min * factor, max: max === null ? null : max * factor }
}

/** Converts to the visitor's units. */
export function rangeFromCm({ min, max }: Range, units: Units): Range {
  const factor = units === 'in' ? CM_PER_INCH : 1
  return { min: min === null ? null : min / factor, max: max === null ? null : max / factor }
}

const LENGTH_AXES = ['width', 'depth', 'height', 'seatHeight', 'armHeight'] as const
const OVERALL_AXES: readonly DimensionAxis[] = ['width', 'depth', 'height']

function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
