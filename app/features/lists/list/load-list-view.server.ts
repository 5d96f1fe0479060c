import { productPath } from '#app/features/product/paths.ts'
import { formatNotice } from '#app/i18n/delivery/formatted-notice.ts'
import { toCommerceContext } from '#app/visitor/commerce-context.ts'
import type { Clients } from '#clients/clients.ts'
import type { List, ListItem } from '#contracts/list.ts'
import { pageWindow } from '#domain/catalogue/paging.ts'
import { groupsOnPage, PIECES_PER_PAGE } from '#domain/list/list-pages.ts'
import { computeTotals } from '#domain/list/list-totals.ts'
import { isUnfiltered, type SelectablePiece, selectPieces } from '#domain/list/piece-selection.ts'
import { projectFields, toLineProject } from '#domain/list/project.ts'
import { isFinishOpen } from '#domain/product/listed-variant.ts'
import type { Product, Variant } from '#domain/product/product.ts'
import { overallSize } from '#domain/product/units.ts'
import { ok, type Result } from '#domain/result.ts'
import { listUrlId } from '../overview/overview-view.ts'
import { type ListViewer, loadPieceFacts, type PieceFacts } from '../pieces/load-piece-facts.server.ts'
import type { ListState } from './list-state.ts'
import type { FinishView, ListView, PieceView } from './list-view.ts'

/** `variantId` of the facts is the variant to buy. */
export type KnownPiece = ListItem & PieceFacts & SelectablePiece & { readonly chosenVariantId: string | null }

/** Returns the pieces in the order of the list. */
export async function loadKnownPieces(
  { items }: Pick<List, 'items'>,
  viewer: ListViewer,
  clients: Pick<Clients, 'search' | 'commerce'>,
): Promise<Result<KnownPiece[], 'search-failed' | 'product-fetch-failed'>> {
  const chosen = items.map((item) => ({ ...item, chosenVariantId: item.variantId }))
  const facts = await loadPieceFacts(chosen, viewer, clients)
  if (!facts.ok) return facts
  return ok(
    facts.value.map((piece) => ({
      ...piece,
      artisan: piece.card?.artisan ?? null,
      categoryPaths: piece.card?.categoryPaths ?? [],
    })),
  )
}

/** Spec §3: loads a page of a list, with the totals of the whole list. */
export async function loadListView(
  list: List,
  requested: ListState,
  viewer: ListViewer,
  clients: Pick<Clients, 'search' | 'commerce' | 'content'>,
): Promise<
  Result<{ view: ListView; pieces: readonly KnownPiece[] }, 'search-failed' | 'product-fetch-failed'>
> {
  const { visitor } = viewer
  const { language } = visitor
  const [known, tree] = await Promise.all([
    loadKnownPieces(list, viewer, clients),
    clients.content.getCategoryTree({ language, isPreview: false }),
  ])
  if (!known.ok) return known
  const pieces = known.value
  const selected = selectPieces(pieces, requested, new Intl.Collator(language).compare)
  const { page, pageCount, offset, length } = pageWindow(selected.length, requested.page, {
    pageSize: PIECES_PER_PAGE,
  })
  const shown = selected.slice(offset, offset + length)
  const products = await loadProducts(shown, viewer, clients)
  const isArranged = isUnfiltered(requested.sort, requested.filter)
  const sections = [{ id: null, name: '', version: 0 }, ...list.sections]
  const groups = sections.map(({ id, name, version }) => {
    const sectionPieces = pieces.filter(({ sectionId }) => sectionId === id)
    return {
      id,
      name,
      version,
      sectionId: id,
      size: sectionPieces.length,
      totals: computeTotals(sectionPieces, visitor.currency),
    }
  })
  const pageGroups = groupsOnPage(groups, { offset, length, isLast: page === pageCount })
  const usedPaths = new Set(pieces.flatMap(({ categoryPaths }) => categoryPaths))
  const view: ListView = {
    id: listUrlId(list),
    name: list.name,
    purpose: list.purpose,
    description: list.description,
    isOwn: list.isOwn,
    isProject: list.project !== null,
    ownerName: list.ownerName,
    editors: list.members.flatMap(({ state, name, isYou }) => (state === 'editor' && !isYou ? name : [])),
    isEditedTogether: !list.isOwn || list.members.length > 0,
    link: list.link && { hasPrices: list.link.hasPrices, openings: list.link.openings },
    revision: list.revision,
    totals: computeTotals(pieces, visitor.currency),
    sections: isArranged ? pageGroups.map(({ sectionId: _, ...section }) => section) : [],
    allSections: list.sections.map(({ id, name }) => ({ id, name })),
    pieces: shown.map((piece) =>
      toPieceView(list, piece, piece.card ? products.get(piece.productId) : undefined, viewer),
    ),
    size: pieces.length,
    found: selected.length,
    state: { ...requested, page },
    isArranged,
    pageCount,
    choices: {
      artisans: listArtisans(pieces),
      categories: (tree.ok ? tree.value : []).flatMap(({ canonicalPath: path, title }) =>
        usedPaths.has(path) ? { path, title } : [],
      ),
    },
  }
  return ok({ view, pieces })
}

/** Returns the products of the shown rows, for their finishes and sizes. Rows whose product is missing have none. */
async function loadProducts(
  shown: readonly KnownPiece[],
  { visitor }: ListViewer,
  { commerce }: Pick<Clients, 'commerce'>,
): Promise<ReadonlyMap<string, Product>> {
  const ids = [...new Set(shown.map(({ productId }) => productId))]
  const found = await commerce.findProductsByIds(ids, toCommerceContext({ ...visitor, buyer: null }))
  return new Map(found.ok ? found.value.map((product) => [product.id, product]) : [])
}

function toPieceView(
  list: List,
  piece: KnownPiece,
  product: Product | undefined,
  { visitor: { locale, units } }: ListViewer,
): PieceView {
  const { card, notice, chosenVariantId } = piece
  const variants = product?.variants ?? []
  const variant = variants.find(({ id }) => id === chosenVariantId)
  const isLoaded = chosenVariantId === null || variant !== undefined || piece.finish === null
  const finishes =
    variants.length > 1 || product?.allVariants ? variants.map((one) => toFinishView(one, product)) : []
  return {
    id: piece.id,
    sectionId: piece.sectionId,
    version: piece.version,
    quantity: piece.quantity,
    note: piece.note,
    clientNote: piece.clientNote,
    projectName: piece.project?.name ?? null,
    title: card?.title ?? null,
    textLanguage: card?.textLanguage ?? null,
    path: card && productPath(card.handle),
    artisan: card?.artisan.name ?? null,
    picture: variant?.picture ?? card?.picture ?? null,
    variantId: chosenVariantId,
    finishes:
      isLoaded || chosenVariantId === null
        ? finishes
        : [{ id: chosenVariantId, title: piece.finish ?? '', swatch: null }, ...finishes],
    dimensions: product
      ? overallSize(product.attributes.dimensions, units).map(({ measure }) => measure)
      : [],
    notice: notice && formatNotice(notice, locale),
    exclusion: piece.exclusion,
    toBag: product && isFinishOpen(chosenVariantId, product) ? null : toCartFields(list, piece),
    publicPrice: piece.publicPrice,
    ownPrice: piece.ownPrice,
    isPriceOpen: piece.isPriceOpen ?? false,
  }
}

/**
 * Returns the fields that add a piece to the bag: with the project of the list, or with the one for which a piece saved
 * for later was in the bag.
 */
export function toCartFields(
  list: Pick<List, 'id' | 'name' | 'project'>,
  {
    exclusion,
    variantId,
    quantity,
    project,
  }: Pick<KnownPiece, 'exclusion' | 'variantId' | 'quantity' | 'project'>,
): PieceView['toBag'] {
  if (exclusion !== null || variantId === null) return null
  return { variantId, quantity: String(quantity), ...projectFields(toLineProject(list) ?? project) }
}

/** The swatch is that of the variant's first option with a color. */
export function toFinishView(
  { id, title, selectedOptions }: Variant,
  product: Product | undefined,
): FinishView {
  const colors = selectedOptions.flatMap(({ name, value }) => {
    const option = product?.options.find((candidate) => candidate.name === name)
    return option?.values.find((candidate) => candidate.name === value)?.swatchColor ?? []
  })
  return { id, title, swatch: colors[0] ?? null }
}

function listArtisans(pieces: readonly KnownPiece[]) {
  const bySlug = new Map(pieces.flatMap(({ artisan }) => (artisan ? [[artisan.slug, artisan.name]] : [])))
  return [...bySlug].map(([slug, name]) => ({ slug, name })).sort((a, b) => (a.name < b.name ? -1 : 1))
}
