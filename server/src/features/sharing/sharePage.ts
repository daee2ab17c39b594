import type { TrackInfo } from '@tracking-console/contract/api/trackInfo';
import { isAwaited } from '@tracking-console/contract/shipments/estimatedDelivery';
import { milestoneText, milestoneTrack } from '@tracking-console/contract/shipments/milestoneTrack';
import { carrierTime, formatDay, formatExpected, formatTime } from '../../documents/carrierTime.ts';
import { bcp47, document } from '../../documents/document.ts';
import { eventText } from '../../documents/eventText.ts';
import { type Html, html } from '../../documents/html.ts';
import type { Texts } from '../../documents/texts.ts';
import { findCarrier } from '../carriers/carriers.ts';
import type { ShipmentDetails } from '../shipments/details.ts';
import { toTrackInfo } from '../shipments/trackInfo.ts';
import { pageFrame, type Site } from './pageFrame.ts';
import { shareMap } from './shareMap.ts';
import type { TrackingPage } from './trackingPages.ts';

/** The page of a link that shows nothing: it has ended, or it was opened too often at once. */
export function endedPage(kind: 'ended' | 'busy', site: Site): string {
  const { texts, brand } = site;
  const title = texts.t(`share.${kind}.title`);
  const main = html`<article class="article"><h1>${title}</h1><p class="quiet">${texts.t(`share.${kind}.text`)}</p></article>`;
  return document({ texts, brand, title, main, frame: pageFrame(site, null) });
}

/**
 * The page of a link: the shipment's journey, without the owner's notes. It can be printed as it is.
 * @param mailsPath where the reader chooses which mails come
 */
export function sharePage({ details, company }: TrackingPage, site: Site, mailsPath?: string): string {
  const { texts, brand } = site;
  const { t } = texts;
  const { shipment } = details;
  const track = toTrackInfo(details, site.now);
  const carriers = [shipment.carrier, shipment.finalCarrier].flatMap((key) => carrierName(key, texts.language));
  const main = html`<article class="shared">
    <header>
      <p class="quiet">${carriers.join(' · ') || t('carrier.none')}</p>
      <h1 dir="ltr">${shipment.number}</h1>
      <p class="status ${shipment.packageStatus}">${t(`status.${shipment.packageStatus}`)}</p>
      ${expected(details, site)}
    </header>
    ${shipment.dataSource === 'sandbox' ? html`<p class="note">${t('share.sandbox')}</p>` : undefined}
    ${milestones(track, texts)}
    ${shareMap(track, texts)}
    <h2>${t('journey.title')}</h2>
    ${journey(details, texts)}
    ${company ? undefined : html`<p class="quiet small">${t('share.explanation', { brand })}</p>`}
  </article>`;
  const links = mailsPath === undefined ? undefined : html`<a href="${mailsPath}">${t('share.mails')}</a>`;
  const frame = pageFrame(site, company, links);
  return document({ texts, brand: company?.name || brand, title: shipment.number, main, frame });
}

function carrierName(key: number, language: string): string[] {
  const carrier = findCarrier(key);
  return carrier ? [carrier.names[language] ?? carrier.name] : [];
}

function expected({ shipment }: ShipmentDetails, { texts: { t, language }, now }: Site): Html | undefined {
  const { estimatedDelivery: estimate, subStatus } = shipment;
  const days = estimate && isAwaited(subStatus) ? formatExpected(estimate, language, now) : '';
  return estimate && days
    ? html`<p>${t('share.expected', { days })} <span class="quiet">(${t(`estimate.${estimate.source}`)})</span></p>`
    : undefined;
}

function milestones(track: TrackInfo, { t, language }: Texts): Html | undefined {
  const steps = milestoneTrack(track);
  if (steps.length === 0) return undefined;
  const items = steps.map(({ kind, name, status, state, time }) => {
    const { day, time: hour } = time ? carrierTime(time) : { day: '', time: '' };
    const when = [formatDay(day, language), formatTime(hour, language)].filter(Boolean).join(', ');
    const label = t(kind === 'stage' ? milestoneText(name) : `status.${name}`);
    const current = state === 'current' ? html` aria-current="step"` : undefined;
    return html`<li class="${state} ${status}"${current}><span>${label}</span>${
      when ? html`<span class="quiet">${when}</span>` : undefined
    }</li>`;
  });
  return html`<ol class="milestones" aria-label="${t('milestone.label')}">${items}</ol>`;
}

function journey({ legs, timeline }: ShipmentDetails, texts: Texts): Html {
  if (timeline.length === 0) return html`<p class="quiet">${texts.t('share.journey.none')}</p>`;
  const parts = legs.map(({ leg, carrier, providerLang }) => {
    const own = timeline.filter((checkpoint) => checkpoint.leg === leg).reverse();
    const name = carrierName(carrier, texts.language)[0] ?? '';
    const heading = legs.length > 1 ? html`<h3>${name}</h3>` : undefined;
    return html`<section>${heading}<ol class="journey">${own.map((checkpoint) => entry(checkpoint, providerLang ?? '', texts))}</ol></section>`;
  });
  return html`<p class="quiet small">${texts.t('share.journey.times')}</p>${parts}`;
}

function entry(checkpoint: ShipmentDetails['timeline'][number], originalLanguage: string, texts: Texts): Html {
  const { language } = texts;
  const { day, time } = carrierTime({ time_iso: checkpoint.timeIso, time_raw: checkpoint.timeRaw });
  const { text, lang, note } = eventText(
    {
      original: checkpoint.description,
      originalLanguage,
      translation: checkpoint.descriptionTranslation ?? null,
      subStatus: checkpoint.subStatus,
    },
    texts,
  );
  const words = lang ? html`<span lang="${bcp47(lang)}" dir="auto">${text}</span>` : html`<span>${text}</span>`;
  const below = [checkpoint.location, note].filter(Boolean).join(' · ');
  return html`<li><span class="when"><span>${formatDay(day, language)}</span> <span class="quiet">${formatTime(time, language)}</span></span><span class="what">${words}${
    below ? html`<span class="quiet">${below}</span>` : undefined
  }</span></li>`;
}
