import type { TeamRoute } from '#services/kernel/team/routes.ts'
import type { CommerceOptions } from '../options.ts'
import type { ImportRunner } from './product-files/import-runner.ts'
import { productExport } from './product-files/product-export.ts'
import { teamImports } from './product-files/product-imports.ts'
import { teamProducts } from './products/team-products.ts'
import { teamUploads } from './uploads/team-uploads.ts'

/** What the team does with the catalogue. */
export function catalogueRoutes({ house }: CommerceOptions, runner: ImportRunner): readonly TeamRoute[] {
  const baseCurrency = house.currencies.base
  return [
    ...teamProducts,
    ...teamUploads,
    ...teamImports({ baseCurrency, runner }),
    productExport(baseCurrency),
  ]
}
