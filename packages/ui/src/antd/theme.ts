import { theme, type ThemeConfig } from 'antd';
import { fonts, type Palette, palettes, shadow, sizes } from '../tokens.ts';

export const lightTheme = themeOf(palettes.light);
export const darkTheme: ThemeConfig = { ...themeOf(palettes.dark), algorithm: theme.darkAlgorithm };

function themeOf(colour: Palette): ThemeConfig {
  // Hashed, though there is one antd only: else its rules for `a` reach every link of the page, the frame's too.
  return {
    token: {
      colorPrimary: colour.accent,
      colorInfo: colour.accent,
      colorLink: colour.accent,
      colorLinkHover: colour.accent,
      colorLinkActive: colour.accent,
      linkDecoration: 'underline',
      // The focus ring: 2 px of the accent, everywhere.
      colorPrimaryBorder: colour.accent,
      lineWidthFocus: 2,
      colorSuccess: colour.green,
      colorWarning: colour.orange,
      colorError: colour.red,
      colorBgBase: colour.sheet,
      colorBgLayout: colour.paper,
      colorBgContainer: colour.sheet,
      colorBgElevated: colour.sheet,
      colorText: colour.ink,
      colorTextBase: colour.ink,
      colorTextHeading: colour.ink,
      colorTextSecondary: colour['ink-2'],
      colorTextDescription: colour['ink-2'],
      colorTextPlaceholder: colour['ink-2'],
      colorTextLightSolid: colour['on-accent'],
      colorBorder: colour['ink-2'],
      colorBorderSecondary: colour.line,
      colorSplit: colour.line,
      controlItemBgActive: colour['accent-soft'],
      fontFamily: fonts.sans,
      fontSize: sizes.text.m,
      borderRadius: sizes.radius,
      borderRadiusLG: sizes.radius,
      boxShadow: shadow,
      boxShadowSecondary: shadow,
      controlHeight: 40,
      motionDurationMid: '0.14s',
      motionDurationSlow: '0.2s',
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', fontWeight: 600 },
      Table: { headerBg: colour.paper, headerSplitColor: 'transparent', cellPaddingBlock: 8, rowHoverBg: colour['accent-soft'] },
      // Room for what is wrong with a field, and some more before the next.
      Form: { itemMarginBottom: 32 },
      Card: { bodyPadding: 16 },
    },
  };
}
