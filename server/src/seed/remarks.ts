import { pick } from '../features/carriers/pieces.ts';
import type { Random } from '../features/journeys/sandbox/random.ts';

const THINGS: Record<string, readonly string[]> = {
  en: [
    'Running shoes',
    'Client lamp',
    'Birthday present for Mum',
    'Phone case',
    'Coffee grinder',
    'Camera lens',
    'Winter jacket',
    'Guitar strings',
    'Spare keyboard',
    'Board game',
    'Bicycle light',
    'Garden shears',
    'Headphones',
    'Returned trousers',
    'Picture frames',
  ],
  'zh-cn': [
    '跑步鞋',
    '台灯',
    '妈妈的生日礼物',
    '手机壳',
    '磨豆机',
    '相机镜头',
    '羽绒服',
    '吉他弦',
    '备用键盘',
    '桌游',
    '自行车灯',
    '园艺剪刀',
    '耳机',
    '退货的裤子',
    '相框',
  ],
};

/** The name a buyer gives a shipment; many go without. */
export function randomRemark(language: string, random: Random): string {
  const things = THINGS[language] ?? THINGS.en ?? [];
  return random() < 0.45 ? pick(things, random) : '';
}
