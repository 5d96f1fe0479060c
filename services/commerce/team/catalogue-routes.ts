import type { TeamRoute } from '#services/kernel/team/routes.ts'
import type { CommerceOptions } from '../options.ts'
import { teamCollections } from './collections/team-collections.ts'
import { teamPictures } from './pictures/team-pictures.ts'
import type { ImportRunner } from './product-files/import-runner.ts'
import { productExport } from './product-files/product-export.ts'
import { teamImports } from './product-files/product-imports.ts'
import { productPreview } from './products/product-preview.ts'
import { teamProducts } from './products/team-products.ts'
import { teamUploads } from './uploads/team-uploads.ts'

/** What the team does with the catalogue. */
export function catalogueRoutes(options: CommerceOptions, runner: ImportRunner): readonly TeamRoute[] {
  const { house, store } = options
  const baseCurrency = house.currencies.base
  return [
    ...teamProducts,
    productPreview(options),
    ...teamCollections,
    ...teamUploads,
    teamPictures(store),
    ...teamImports({ baseCurrency, runner }),
    productExport(baseCurrency),
  ]
}
