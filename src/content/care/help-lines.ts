import type { CareSign } from '../../shared/guidance/care/care-signs.ts';
import type { HelpCountry } from '../../shared/guidance/care/help-country.ts';

/** A help line, with the page that gives its number and the day on which that page was last read. */
export interface HelpLine {
  name: string;
  /** The number as its country writes it. */
  call: string;
  /** The number and the word to send in a text message, where the line takes them, and the page if it is another one. */
  text?: { to: string; word?: string; source?: string };
  /** The dangers that the line helps with. */
  signs: readonly CareSign[];
  source: string;
  checked: string;
}

/** The help of one country: the number for emergencies, and its help lines. */
export interface CountryHelp {
  emergency: string;
  source: string;
  checked: string;
  lines: readonly HelpLine[];
}

const READ = '2026-11-23';

/**
 * Help lines by country. A number stands here only with a page that gives it; where a line moves, change the number, the
 * page and the day together (docs/guidance.md).
 */
export const HELP: Record<HelpCountry, CountryHelp> = {
  AU: {
    emergency: '000',
    source: 'https://www.qld.gov.au/emergency/emergencies-services/assistance/triple-000',
    checked: READ,
    lines: [
      {
        name: 'Lifeline',
        call: '13 11 14',
        text: { to: '0477 13 11 14', source: 'https://lifeline.giveeasy.org/spr21-home' },
        signs: ['self_harm', 'threat'],
        source: 'https://www.healthdirect.gov.au/mental-health-crisis-support',
        checked: READ,
      },
      {
        name: '1800RESPECT',
        call: '1800 737 732',
        text: { to: '0458 737 732' },
        signs: ['abuse'],
        source: 'https://www.1800respect.org.au/terms-and-conditions',
        checked: READ,
      },
    ],
  },
  CA: {
    emergency: '911',
    source: 'https://www.justice.gc.ca/eng/cj-jp/fv-vf/help-aide.html',
    checked: READ,
    lines: [
      {
        name: '9-8-8: Suicide Crisis Helpline',
        call: '988',
        text: { to: '988', source: 'https://mentalhealthcommission.ca/catalyst/988-launches-in-canada/' },
        signs: ['self_harm', 'threat'],
        source:
          'https://www.canada.ca/en/services/health/stay-connected/healthy-canadians-podcast/list/988-part-one-about-canadas-suicide-crisis-helpline.html',
        checked: READ,
      },
      {
        // The lines for abuse are those of the provinces; 211 answers everywhere in Canada and knows the nearest.
        name: '211 Canada',
        call: '211',
        signs: ['abuse'],
        source: 'https://impact.unitedway.ca/program/211-national-expansion/',
        checked: READ,
      },
    ],
  },
  ES: {
    emergency: '112',
    source: 'https://digital-strategy.ec.europa.eu/es/news/112-day-raises-awareness-eu-emergency-number',
    checked: READ,
    lines: [
      {
        name: 'Línea 024',
        call: '024',
        signs: ['self_harm', 'threat'],
        source: 'https://www.rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio/2347183.shtml',
        checked: READ,
      },
      {
        name: 'Servicio 016',
        call: '016',
        signs: ['abuse'],
        source: 'https://lamoncloa.gob.es/lang/en/presidente/news/Paginas/2015/20150911-016.aspx',
        checked: READ,
      },
    ],
  },
  GB: {
    emergency: '999',
    source: 'https://www.npsa.gov.uk/calling-help',
    checked: READ,
    lines: [
      {
        name: 'Samaritans',
        call: '116 123',
        signs: ['self_harm', 'threat'],
        source: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
        checked: READ,
      },
      {
        name: 'National Domestic Abuse Helpline',
        call: '0808 2000 247',
        signs: ['abuse'],
        source: 'https://gov.uk/government/news/refuge-awarded-grant-to-operate-domestic-abuse-helpline',
        checked: READ,
      },
    ],
  },
  IE: {
    emergency: '112',
    source: 'https://www2.hse.ie/emergencies/when-to-call-112-or-999/',
    checked: READ,
    lines: [
      {
        name: 'Samaritans',
        call: '116 123',
        signs: ['self_harm', 'threat'],
        source: 'https://merrionstreet.ie/en/news-room/releases/world_suicide_prevention_day_10_september_2020.html',
        checked: READ,
      },
      {
        name: 'Women’s Aid',
        call: '1800 341 900',
        signs: ['abuse'],
        source:
          'https://gov.ie/ga/an-roinn-dl%C3%AD-agus-cirt/foilseachain/information-for-survivors-of-domestic-violence',
        checked: READ,
      },
    ],
  },
  NZ: {
    emergency: '111',
    source:
      'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/',
    checked: READ,
    lines: [
      {
        name: '1737, Need to talk?',
        call: '1737',
        text: { to: '1737' },
        signs: ['self_harm', 'threat'],
        source:
          'https://www.health.govt.nz/news-media/news-items/phone-counselling-service-busy-following-christchurch-tragedy',
        checked: READ,
      },
      {
        name: 'Women’s Refuge',
        call: '0800 733 843',
        signs: ['abuse'],
        source: 'https://womensrefuge.org.nz/get-help/',
        checked: READ,
      },
    ],
  },
  US: {
    emergency: '911',
    source: 'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
    checked: READ,
    lines: [
      {
        name: '988 Suicide & Crisis Lifeline',
        call: '988',
        text: { to: '988' },
        signs: ['self_harm', 'threat'],
        source: 'https://www.cdcr.ca.gov/ccjbh/2022/07/19/dial-988-to-access-24-hour-emotional-support-and-resources/',
        checked: READ,
      },
      {
        name: 'National Domestic Violence Hotline',
        call: '1-800-799-7233',
        text: { to: '88788', word: 'START' },
        signs: ['abuse'],
        source: 'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
        checked: READ,
      },
    ],
  },
  ZA: {
    emergency: '10111',
    source: 'https://www.saps.gov.za/services/cc_10111.php',
    checked: READ,
    lines: [
      {
        name: 'SADAG',
        call: '0800 567 567',
        signs: ['self_harm', 'threat'],
        source:
          'https://sadag.org/index.php?option=com_content&view=article&id=3197:world-mental-health-day-10-october-2021&catid=149&Itemid=132',
        checked: READ,
      },
      {
        name: 'Gender-Based Violence Command Centre',
        call: '0800 428 428',
        signs: ['abuse'],
        source: 'http://gbv.org.za/about-us',
        checked: READ,
      },
    ],
  },
};

/** A directory of help lines in other countries. */
export const HELP_DIRECTORY = 'https://findahelpline.com';
