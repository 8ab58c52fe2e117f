/**
 * Most used mailbox domains of the five countries, the more common one first where two share a name. Only these are
 * suggested.
 */
export const emailDomains = splitWords(`
  gmail.com googlemail.com outlook.com hotmail.com live.com icloud.com yahoo.com proton.me
  protonmail.com me.com msn.com aol.com mail.com
  wp.pl o2.pl onet.pl op.pl interia.pl interia.eu vp.pl onet.eu poczta.onet.pl poczta.fm gazeta.pl
  tlen.pl autograf.pl buziaczek.pl neostrada.pl yahoo.pl
  gmx.de gmx.net web.de t-online.de freenet.de outlook.de hotmail.de live.de yahoo.de arcor.de
  mail.de posteo.de mailbox.org gmx.at gmx.ch
  hotmail.es outlook.es yahoo.es telefonica.net movistar.es terra.es
  hotmail.co.uk yahoo.co.uk live.co.uk btinternet.com virginmedia.com sky.com talktalk.net
  blueyonder.co.uk comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net`);

/** Real domains that resemble a typo. */
export const similarRealDomains = splitWords(`
  mail.ru email.com email.de ymail.com gmx.com gmx.eu gmx.info wp.eu cloud.com inter.pl online.de
  mailbox.com posteo.net yahoo.com.mx outlook.com.br hotmail.com.ar att.com`);

/** Misspelled endings and the intended ones. */
export const misspelledEndings: Readonly<Record<string, string>> = {
  ...mapEndings('com', 'con cmo ocm comm ccom coom cim cpm vom xom cob c'),
  ...mapEndings('net', 'nte ent ner nett'),
  ...mapEndings('org', 'ogr rog orgg'),
  ...mapEndings('pl', 'p lp pll ppl'),
  ...mapEndings('de', 'd ed dee dde'),
  ...mapEndings('es', 'e ess ees'),
  ...mapEndings('eu', 'ue euu'),
  ...mapEndings('co.uk', 'co.u co.ku co.ukk couk cou.k'),
};

function splitWords(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

function mapEndings(meant: string, broken: string): Record<string, string> {
  return Object.fromEntries(splitWords(broken).map((ending) => [ending, meant]));
}
