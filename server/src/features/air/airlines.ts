import type { Airline } from '@tracking-console/contract/air/air';
import { airportOf } from './airports.ts';

export interface AirlineEntry extends Airline {
  /** Where its waybills mostly begin or change flights. */
  hub: string;
}

/** IATA's accounting prefixes of airlines that carry cargo: prefix, IATA code, ICAO code, hub, name. See docs/air-cargo.md. */
const ROWS = `
001 AA AAL DFW American Airlines
006 DL DAL ATL Delta Air Lines
014 AC ACA YYZ Air Canada
016 UA UAL ORD United Airlines
020 LH GEC FRA Lufthansa Cargo
023 FX FDX MEM FedEx Express
027 AS ASA SEA Alaska Airlines
044 AR ARG EZE Aerolíneas Argentinas
045 LA LAN SCL LATAM Airlines
047 TP TAP LIS TAP Air Portugal
053 EI EIN DUB Aer Lingus
055 AZ ITY FCO ITA Airways
057 AF AFR CDG Air France
061 HM SEY SEZ Air Seychelles
065 SV SVA JED Saudia
071 ET ETH ADD Ethiopian Airlines
072 GF GFA BAH Gulf Air
074 KL KLM AMS KLM
075 IB IBE MAD Iberia
076 ME MEA BEY Middle East Airlines
077 MS MSR CAI EgyptAir
079 PR PAL MNL Philippine Airlines
080 LO LOT WAW LOT Polish Airlines
081 QF QFA SYD Qantas
082 SN BEL BRU Brussels Airlines
083 SA SAA JNB South African Airways
086 NZ ANZ AKL Air New Zealand
098 AI AIC DEL Air India
105 AY FIN HEL Finnair
106 BW BWA POS Caribbean Airlines
108 FI ICE KEF Icelandair
112 CK CKK PVG China Cargo Airlines
114 LY ELY TLV El Al
115 JU ASL BEG Air Serbia
117 SK SAS CPH SAS
118 DT DTA LAD TAAG Angola Airlines
124 AH DAH ALG Air Algérie
125 BA BAW LHR British Airways
126 GA GIA CGK Garuda Indonesia
129 MP MPH AMS Martinair
131 JL JAL NRT Japan Airlines
134 AV AVA BOG Avianca
139 AM AMX MEX Aeroméxico
141 FZ FDB DXB flydubai
145 UC LCO SCL LATAM Cargo Chile
147 AT RAM CMN Royal Air Maroc
157 QR QTR DOH Qatar Airways
160 CX CPA HKG Cathay Pacific
172 CV CLX LUX Cargolux
173 HA HAL HNL Hawaiian Airlines
176 EK UAE DXB Emirates
180 KE KAL ICN Korean Air
205 NH ANA NRT All Nippon Airways
214 PK PIA KHI Pakistan International Airlines
217 TG THA BKK Thai Airways
229 KU KAC KWI Kuwait Airways
230 CM CMP PTY Copa Airlines
232 MH MAS KUL Malaysia Airlines
235 TK THY IST Turkish Airlines
239 MK MAU MRU Air Mauritius
257 OS AUA VIE Austrian Airlines
260 FJ FJI NAN Fiji Airways
272 K4 CKS CVG Kalitta Air
279 B6 JBU JFK JetBlue Airways
281 RO ROT OTP TAROM
288 LD AHK HKG Air Hong Kong
297 CI CAL TPE China Airlines
312 6E IGO DEL IndiGo
369 5Y GTI ANC Atlas Air
390 A3 AEE ATH Aegean Airlines
403 PO PAC CVG Polar Air Cargo
406 5X UPS SDF UPS Airlines
459 WB RWD KGL RwandAir
465 KC KZR ALA Air Astana
479 ZH CSZ SZX Shenzhen Airlines
501 7L AZG GYD Silk Way West Airlines
512 RJ RJA AMM Royal Jordanian
514 G9 ABY SHJ Air Arabia
526 WN SWA DAL Southwest Airlines
549 M3 LTG VCP LATAM Cargo Brasil
555 SU AFL SVO Aeroflot
577 AD AZU VCP Azul
580 RU ABW SVO AirBridgeCargo
593 XY KNE RUH flynas
603 UL ALK CMB SriLankan Airlines
607 EY ETD AUH Etihad Airways
618 SQ SIA SIN Singapore Airlines
624 PC PGT SAW Pegasus Airlines
657 BT BTI RIX airBaltic
672 BI RBA BWN Royal Brunei Airlines
675 NX AMU MFM Air Macau
695 BR EVA TPE EVA Air
700 5C ICL TLV Challenge Airlines
706 KQ KQA NBO Kenya Airways
716 MB MNB IST MNG Airlines
724 LX SWR ZRH SWISS
729 QT TPA BOG Avianca Cargo
731 MF CXA XMN Xiamen Airlines
738 VN HVN SGN Vietnam Airlines
774 FM CSH PVG Shanghai Airlines
775 SG SEJ DEL SpiceJet
781 MU CES PVG China Eastern Airlines
784 CZ CSN CAN China Southern Airlines
810 M6 AJT MIA Amerijet
831 OU CTN ZAG Croatia Airlines
843 D7 XAX KUL AirAsia X
851 HX CRK HKG Hong Kong Airlines
871 Y8 YZR PVG Suparna Airlines
876 3U CSC CTU Sichuan Airlines
880 HU CHH HAK Hainan Airlines
910 WY OMA MCT Oman Air
921 O3 CSS SZX SF Airlines
932 VS VIR LHR Virgin Atlantic
933 KZ NCA NRT Nippon Cargo Airlines
988 OZ AAR ICN Asiana Airlines
996 UX AEA MAD Air Europa
997 BG BBC DAC Biman Bangladesh Airlines
999 CA CCA PEK Air China`;

export const AIRLINES: readonly AirlineEntry[] = ROWS.trim().split('\n').map(readRow);

const byPrefix = new Map(AIRLINES.map((airline) => [airline.prefix, airline]));
const byCode = new Map(AIRLINES.map((airline) => [airline.iata, airline]));

export const airlineByPrefix = (prefix: string) => byPrefix.get(prefix);
export const airlineByCode = (iata: string) => byCode.get(iata);

function readRow(row: string): AirlineEntry {
  const [prefix = '', iata = '', icao = '', hub = '', ...words] = row.split(' ');
  return { prefix, iata, icao, hub, name: words.join(' '), country: airportOf(hub)?.country ?? '' };
}
