import { words } from '../word-row.ts'

/** Tables and desks. */
export const TABLE_KINDS = [
  words(['kind:table'], 'tables', 'tavoli, tavolo', 'mesas', 'Tische, Tisch, Säulentisch', 'tables'),
  words(
    ['kind:dining-table'],
    'dining tables, dining room table, dinner table, kitchen table, eating table, breakfast table, banquet table, dining room tables',
    'tavoli da pranzo, tavolo da cucina, tavolo per sala da pranzo, tavolo da sala da pranzo, tavolo pranzo, tavolo per mangiare, tavolo conviviale',
    'mesas de comedor, mesa de cocina, mesa comedor, mesa para comer, mesa rústica de comedor',
    'Esstische, Esstisch, Esszimmertisch, Küchentisch, Speisetisch, Tafel, Essgruppe, Bankettisch',
    'tables à manger, table de repas, table de salle à manger, table de cuisine, table à dîner, table repas',
  ),
  words(
    ['kind:conference-table'],
    'conference tables, meeting table, boardroom table',
    'tavoli da riunione, tavolo riunioni, tavolo per riunioni, tavolo conferenze',
    'mesas de reuniones, mesa de juntas, mesa de conferencias',
    'Konferenztische, Konferenztisch, Besprechungstisch, Meetingtisch',
    'tables de réunion, table de conférence',
  ),
  words(
    ['kind:coffee-table'],
    'coffee tables, cocktail table, low table, living room table, centre table, center table, lounge table, sofa coffee table, sitting room table, lounge coffee table',
    'tavolini da caffè, tavolino da salotto, tavolo basso, tavolo da salotto, tavolino basso, tavolino da divano, tavolino soggiorno, tavolino caffè, tavolino fronte divano, tavolino centrale, tavolino da centro, tavolini da salotto bassi, tavolo salotto',
    'mesas de centro, mesa de café, mesa baja, mesa de salón, mesita de centro, mesa ratona, mesa de sala, mesa sofá, mesa centro, mesa salón baja, mesita salón, mesa café',
    'Couchtische, Couchtisch, Sofatisch, Wohnzimmertisch, Kaffeetisch, Salontisch, Loungetisch, Tisch Wohnzimmer, Tisch niedrig, niedriger Tisch, Coffeetable, Clubtisch, Stubentisch, Sofatischchen',
    'tables basses, table basse, table de salon, table à café, table salon, table devant canapé, table de canapé',
  ),
  words(
    ['kind:side-table'],
    'side tables, end table, occasional table, accent table, sofa table, drinks table, corner table, bunching table, accent tables, wine table, plant table',
    'tavolini, tavolino, tavolino laterale, tavolino d’appoggio, tavolo d’appoggio, tavolino da lato, tavolino angolare, tavolino divano, tavolino fianco divano, tavolino lato divano, tavolino lampada, servomuto',
    'mesas auxiliares, mesa auxiliar, mesita, mesa lateral, velador, mesilla auxiliar, mesa rinconera, mesita auxiliar, mesita lateral, mesita sofá, mesa rincón',
    'Beistelltische, Beistelltisch, Ablagetisch, Tischchen, Abstelltisch, Teetisch, Ecktisch, Tisch neben Sofa, Lampentisch, Sofabeistelltisch, Nebentisch, Blumentisch, Anstelltisch',
    'bouts de canapé, guéridon, table d’appoint, bout de canapé, sellette, table d’angle, table bout de canapé, table canapé, porte-plante',
  ),
  words(
    ['kind:nesting-table'],
    'nesting tables, nest of tables, nesting table set, stacking tables, stackable tables, stackable side tables, nesting coffee tables, nesting side tables, nest tables',
    'tavolini a incastro, tris di tavolini, tavolini impilabili, tavolini sovrapponibili, set di tavolini, tavoli impilabili, tavolini impilati, tavolini nido, tavolini estraibili',
    'mesas nido, mesa nido, mesas apilables, mesitas apilables, mesas nido de centro, mesitas nido, mesas encajables',
    'Satztische, Satztisch, Tischset, Beistelltisch-Set, stapelbare Tische, Dreisatztisch, ineinander stapelbare Tische, 3er Set Tische, Stapeltische',
    'tables gigognes, gigognes, table gigogne, tables empilables, tables basses gigognes, tables basses gigogne, gigogne, table basse gigogne, tables encastrables',
  ),
  words(
    ['kind:console'],
    'console tables, console, hall table, entry table, entryway table, hallway table, sofa back table, entrance table, foyer table, hall console, wall table, entry console',
    'consolle, console, tavolo da ingresso, mobile ingresso, consolle da ingresso, mobile da ingresso, consolle ingresso, tavolo ingresso, mobiletto ingresso, tavolino ingresso, console ingresso',
    'consolas, consola, recibidor, mesa de entrada, mueble recibidor, mueble de entrada, consola recibidor, mesa recibidor, mueble entrada, mesa entrada, consola entrada',
    'Konsolen, Konsole, Konsolentisch, Wandtisch, Flurtisch, Flurkonsole, Konsoltisch, Konsole Flur, Eingangstisch, Dielentisch, Ablagekonsole, Wandkonsole',
    'consoles, console, console d’entrée, meuble d’entrée, table console, meuble entrée, table entrée, console entrée, console murale, table d’entrée',
  ),
  words(
    ['kind:desk'],
    'desks, writing desk, writing table, office desk, bureau, work desk, home office desk, study table, secretary desk, escritoire, dressing table, vanity table, secretary, home desk, computer desk, laptop desk',
    'scrivanie, scrivania, scrittoio, secrétaire, tavolo da studio, secretaire, toeletta, tavolo da toeletta, scrivania computer, tavolo ufficio, tavolo scrivania',
    'escritorios, escritorio, mesa de despacho, mesa de escritorio, mesa de oficina, mesa de estudio, secreter, buró, tocador, mesa despacho, mesa oficina, mesa estudio, mesa ordenador, pupitre',
    'Schreibtische, Schreibtisch, Sekretär, Arbeitstisch, Bürotisch, Chefschreibtisch, Schminktisch, Frisiertisch, Computertisch, Homeoffice Tisch, Laptoptisch, Schreibpult',
    'bureaux, bureau, secrétaire, table de travail, table d’écriture, bureau de travail, coiffeuse, table bureau, secretaire, bureau ordinateur, écritoire',
  ),
] as const
