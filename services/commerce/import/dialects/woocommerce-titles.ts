/**
 * The titles of WooCommerce's export where the language of the site is German or Spanish, and the English ones. Its own
 * export writes them in that language; `#` is the number of an attribute.
 */
const TRANSLATED: Readonly<Record<string, string>> = {
  typ: 'type',
  artikelnummer: 'sku',
  'gtin, upc, ean oder isbn': 'gtin, upc, ean, or isbn',
  veröffentlicht: 'published',
  kurzbeschreibung: 'short description',
  beschreibung: 'description',
  steuerstatus: 'tax status',
  'vorrätig?': 'in stock?',
  lager: 'stock',
  bestand: 'stock',
  'lieferrückstande erlaubt?': 'backorders allowed?',
  'lieferrückstände erlaubt?': 'backorders allowed?',
  'gewicht (kg)': 'weight (kg)',
  'länge (cm)': 'length (cm)',
  'breite (cm)': 'width (cm)',
  'höhe (cm)': 'height (cm)',
  angebotspreis: 'sale price',
  'regulärer preis': 'regular price',
  kategorien: 'categories',
  schlagwörter: 'tags',
  bilder: 'images',
  'übergeordnetes produkt': 'parent',
  marken: 'brands',
  'attribut # name': 'attribute # name',
  'attribut # wert(e)': 'attribute # value(s)',
  tipo: 'type',
  'gtin, upc, ean o isbn': 'gtin, upc, ean, or isbn',
  nombre: 'name',
  publicado: 'published',
  'descripción corta': 'short description',
  descripción: 'description',
  'estado del impuesto': 'tax status',
  '¿existencias?': 'in stock?',
  inventario: 'stock',
  '¿permitir reservas de productos agotados?': 'backorders allowed?',
  'peso (kg)': 'weight (kg)',
  'longitud (cm)': 'length (cm)',
  'anchura (cm)': 'width (cm)',
  'altura (cm)': 'height (cm)',
  'precio rebajado': 'sale price',
  'precio normal': 'regular price',
  categorías: 'categories',
  etiquetas: 'tags',
  imágenes: 'images',
  superior: 'parent',
  marcas: 'brands',
  'nombre del atributo #': 'attribute # name',
  'valor(es) del atributo #': 'attribute # value(s)',
}

/** The English titles of the columns; titles in other languages, and those of other shops, stay. */
export function englishTitles(header: readonly string[]): string[] {
  return header.map((title) => {
    const name = title.trim().toLowerCase()
    const [number = ''] = /\d+/.exec(name) ?? []
    return (
      TRANSLATED[number === '' ? name : name.replace(number, '#')]?.replace('#', number) ??
      TRANSLATED[name] ??
      title
    )
  })
}
