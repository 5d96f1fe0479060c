import { words } from './word-row.ts'

/** How a piece is sold. */
export const OFFER_WORDS = [
  words(
    ['offer:reduced'],
    'sale, reduced, discount, discounted, on sale, clearance, outlet, offers, deals, special offers, marked down',
    'saldi, sconto, scontato, in offerta, offerte, sconti, offerta, outlet, scontati, ribassato, promozioni, promozione, ribassi',
    'rebajas, descuento, oferta, ofertas, rebajado, rebajada, outlet, descuentos, rebajados, en oferta, promoción, promociones, liquidación',
    'Sale, Angebote, reduziert, Rabatt, Ausverkauf, Angebot, Sonderangebote, Schnäppchen, Outlet, reduzierte, herabgesetzt, Restposten, Schlussverkauf',
    'soldes, promotion, promotions, réduction, en solde, remise, promo, outlet, bons plans, réduit, promos, déstockage, soldé, réductions',
  ),
  words(
    ['offer:ready'],
    'ready to ship, in stock, quick ship, available now, fast delivery, express delivery, quick delivery, immediate delivery, in warehouse, in our warehouse',
    'pronta consegna, disponibile subito, in magazzino, consegna rapida, disponibili, subito disponibile, consegna veloce, pronto',
    'entrega inmediata, en stock, disponible, entrega rápida, envío rápido, listo para enviar, disponible ahora',
    'sofort lieferbar, auf Lager, lieferbar, schnelle Lieferung, Sofortlieferung, vorrätig, sofort verfügbar, schnell lieferbar',
    'en stock, disponible, livraison rapide, disponible immédiatement, expédition rapide, prêt à expédier, livraison express',
  ),
  words(
    ['offer:custom'],
    'customizable, customisable, made to order, bespoke, made to measure, custom, custom made, personalised, personalized',
    'su misura, personalizzabile, su ordinazione, personalizzato, personalizzabili, custom',
    'a medida, personalizable, por encargo, personalizado, personalizados',
    'nach Maß, maßgefertigt, auf Bestellung, individuell, Maßanfertigung, anpassbar, personalisiert',
    'sur mesure, personnalisable, sur commande, personnalisé, personnalisables',
  ),
  words(
    ['offer:new'],
    'new arrivals, new, newest, latest, just in, what’s new, novelties',
    'novità, nuovi arrivi, nuovo, nuova, ultimi arrivi, nuovi',
    'novedades, nuevo, nueva, recién llegados, lo nuevo, nuevos',
    'Neuheiten, neu, neue, Neuigkeiten, neueste, Neuzugänge, neuer',
    'nouveautés, nouveau, nouvelle, dernières nouveautés, nouveaux',
  ),
  words(
    ['offer:unique'],
    'one of a kind, unique, limited edition, one of a few, one-off, limited',
    'pezzi unici, pezzo unico, unico, edizione limitata, unica',
    'piezas únicas, pieza única, único, edición limitada, única',
    'Unikate, Einzelstücke, Unikat, Einzelstück, einzigartig, limitierte Auflage, limitiert',
    'pièces uniques, pièce unique, unique, édition limitée',
  ),
  words(
    ['offer:gift'],
    'gifts, gift, present, gift ideas, presents, wedding gift, housewarming, housewarming gift, birthday gift, christmas gift, gift card, gift voucher, voucher, anniversary gift',
    'regali, regalo, idee regalo, idea regalo, regalo di nozze, regalo di matrimonio, regalo matrimonio, bomboniere, lista nozze, regali di natale, buono regalo, carta regalo, gift card, regalo di compleanno, regalo per la casa',
    'regalos, regalo, ideas para regalar, regalo de boda, detalle, regalos de navidad, tarjeta regalo, vale regalo, cheque regalo, regalo de cumpleaños',
    'Geschenke, Geschenk, Geschenkideen, Hochzeitsgeschenk, Mitbringsel, Einweihungsgeschenk, Geburtstagsgeschenk, Weihnachtsgeschenk, Gutschein, Geschenkgutschein, Geschenkkarte, Geschenkidee',
    'cadeaux, cadeau, idées cadeaux, cadeau de mariage, idée cadeau, cadeaux de noël, crémaillère, carte cadeau, chèque cadeau, bon cadeau, cadeau de naissance, cadeau d’anniversaire',
  ),
  words(
    ['offer:preorder'],
    'preorder, pre-order, preorders',
    'preordine, prenotabile, su prenotazione',
    'preventa, bajo reserva',
    'Vorbestellung, vorbestellbar, vorbestellen',
    'précommande, en précommande',
  ),
] as const
